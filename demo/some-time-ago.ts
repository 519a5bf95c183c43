const dayInMilliseconds = 86_400_000;

/** When the record at `index` of `count` came in: evenly over the last `days` days, the last one most recently. */
export function someTimeAgo(now: Date, index: number, count: number, days: number): string {
  const age = ((count - index) / (count + 1)) * days * dayInMilliseconds;
  return new Date(now.getTime() - age).toISOString();
}
