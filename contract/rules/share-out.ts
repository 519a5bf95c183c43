/**
 * Shares a whole amount out by weights: whole shares that add up to it, the largest remainders first. Equal weights
 * where all are zero.
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
