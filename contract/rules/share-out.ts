/**
 * Divides a whole amount by weights into whole shares that add up to it; the largest remainders are rounded up. Weights
 * that are all zero count as equal.
 */
export function shareOut(amount: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((total, weight) => total + weight, 0);
  const even = sum === 0;
  const exact = weights.map((weight) => (even ? amount / weights.length : (amount * weight) / sum));
  const shares = exact.map(Math.floor);
  const missing = amount - shares.reduce((total, share) => total + share, 0);
  const byRemainder = exact
    .map((value, index) => ({ index, remainder: value - Math.floor(value) }))
    .toSorted((a, b) => b.remainder - a.remainder || a.index - b.index);
  for (const { index } of byRemainder.slice(0, missing)) shares[index] = (shares[index] ?? 0) + 1;
  return shares;
}
