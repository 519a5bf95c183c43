/**
 * Shares answers between those who ask at about the same time: one call of `ask` is under way, and whoever comes
 * meanwhile gets the answer of the next one. An answer is therefore never older than the question.
 */
export function nextAnswer<Answer>(ask: () => Promise<Answer>): () => Promise<Answer> {
  let underWay: Promise<unknown> | undefined;
  let next: Promise<Answer> | undefined;

  function begin(): Promise<Answer> {
    next = undefined;
    const answer = ask();
    underWay = answer.then(end, end);
    return answer;
  }

  function end(): void {
    underWay = undefined;
  }

  return () => {
    if (!underWay) return begin();
    next ??= underWay.then(begin);
    return next;
  };
}
