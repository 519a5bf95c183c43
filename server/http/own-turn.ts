/** Who waits, by the lane that they are in; the lane that had the last turn is at the end. */
const lines = new Map<object, (() => void)[]>();
const nobodys = {};

/**
 * Resolves in a later turn of the event loop, for one caller in each turn: only between turns are connections accepted
 * and what others sent is read, so no turn may be longer than one page takes. Lanes take turns, so that a lane full of
 * long reads keeps no page and no staff waiting for all of them.
 */
export function ownTurn(lane: object = nobodys): Promise<void> {
  return new Promise((resolve) => {
    if (lines.size === 0) setImmediate(nextTurn);
    const line = lines.get(lane);
    if (line) line.push(resolve);
    else lines.set(lane, [resolve]);
  });
}

function nextTurn(): void {
  const [next] = lines;
  if (!next) return;
  const [lane, line] = next;
  line.shift()?.();
  lines.delete(lane);
  if (line.length > 0) lines.set(lane, line);
  if (lines.size > 0) setImmediate(nextTurn);
}
