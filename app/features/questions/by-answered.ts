/** The filter word of the queries' address as the call knows it. */
export function byAnswered(status: string): { isAnswered?: boolean } {
  if (status === "Open") return { isAnswered: false };
  if (status === "Answered") return { isAnswered: true };
  return {};
}
