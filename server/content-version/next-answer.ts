/**
 * Shares the answers of `ask`: only one call runs at a time, and all callers meanwhile get the answer of the next call.
 * So an answer is never older than the question.
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
