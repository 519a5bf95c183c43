const waiting: (() => void)[] = [];

/**
 * Resolves in a later turn of the event loop, for one caller in each turn: only between turns are connections accepted
 * and what others sent is read, so no turn may be longer than one page takes.
 */
export function ownTurn(): Promise<void> {
  return new Promise((resolve) => {
    waiting.push(resolve);
    if (waiting.length === 1) setImmediate(nextTurn);
  });
}

function nextTurn(): void {
  waiting.shift()?.();
  if (waiting.length > 0) setImmediate(nextTurn);
}
