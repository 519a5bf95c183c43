/**
 * The page numbers worth showing: the first, the last, and the neighbours of the current one, at most seven in
 * all. A gap is a negative number (distinct, so that it can serve as a key).
 */
export function pageWindow(current: number, total: number): number[] {
  if (total <= 7) return Array.from({ length: total }, (_, index) => index + 1);
  if (current <= 4) return [1, 2, 3, 4, 5, -2, total];
  if (current >= total - 3) return [1, -1, total - 4, total - 3, total - 2, total - 1, total];
  return [1, -1, current - 1, current, current + 1, -2, total];
}
