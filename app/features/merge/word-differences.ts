export type Piece = { text: string; isChanged: boolean };

/** A text in pieces: the words that the other text has too, in the same order, and those that it has not. */
export function wordDifferences(text: string, other: string): Piece[] {
  const [own, others] = [wordsOf(text), wordsOf(other)];
  const shared = sharedLengths(own, others);
  const pieces: Piece[] = [];
  let [at, otherAt] = [0, 0];
  while (at < own.length) {
    const isShared = otherAt < others.length && isSame(own[at], others[otherAt]);
    if (
      isShared ||
      otherAt >= others.length ||
      lengthAt(shared, at + 1, otherAt) >= lengthAt(shared, at, otherAt + 1)
    ) {
      add(pieces, own[at] ?? "", !isShared);
      at += 1;
      if (isShared) otherAt += 1;
    } else {
      otherAt += 1;
    }
  }
  return pieces;
}

/** Words with the blanks after them. */
function wordsOf(text: string): string[] {
  return text.match(/\S+\s*|\s+/g) ?? [];
}

/** The blanks after a word are not part of it: the last one of a text has none. */
function isSame(word: string | undefined, other: string | undefined): boolean {
  return word?.trimEnd() === other?.trimEnd();
}

/** How many words the rests of two texts share, for each pair of places; the longest common subsequence. */
function sharedLengths(own: string[], others: string[]): Uint16Array[] {
  const rows = Array.from({ length: own.length + 1 }, () => new Uint16Array(others.length + 1));
  for (let at = own.length - 1; at >= 0; at -= 1) {
    for (let otherAt = others.length - 1; otherAt >= 0; otherAt -= 1) {
      const row = rows[at];
      if (!row) continue;
      row[otherAt] = isSame(own[at], others[otherAt])
        ? lengthAt(rows, at + 1, otherAt + 1) + 1
        : Math.max(lengthAt(rows, at + 1, otherAt), lengthAt(rows, at, otherAt + 1));
    }
  }
  return rows;
}

function lengthAt(rows: Uint16Array[], at: number, otherAt: number): number {
  return rows[at]?.[otherAt] ?? 0;
}

function add(pieces: Piece[], text: string, isChanged: boolean): void {
  const last = pieces.at(-1);
  if (last?.isChanged === isChanged) last.text += text;
  else pieces.push({ text, isChanged });
}
