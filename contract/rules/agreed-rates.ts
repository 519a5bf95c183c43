type Rated = { kind: string; name: string; rate: number };

/**
 * The rate that each line was told at, in their order; undefined where it was told at none. Of several under one name each
 * has its own: those that still cost what they did first, the others in their order.
 */
export function matchAgreedRates(lines: readonly Rated[], agreed: readonly Rated[]): (number | undefined)[] {
  const unused = [...agreed];
  function take(isIt: (one: Rated) => boolean): number | undefined {
    const index = unused.findIndex(isIt);
    return index < 0 ? undefined : unused.splice(index, 1)[0]?.rate;
  }
  const same = lines.map((now) => take((one) => isLike(one, now) && one.rate === now.rate));
  return lines.map((now, index) => same[index] ?? take((one) => isLike(one, now)));
}

function isLike(one: Rated, other: Rated): boolean {
  return one.kind === other.kind && one.name === other.name;
}
