import type { Reply } from "#contract/client.ts";

/** The status word of the requests that are kept apart, for they look sent by a machine. */
export const suspiciousWord = "Suspicious";

type List = (query: Record<string, unknown>) => Promise<Reply<unknown[]>>;

/** How many requests of a list are kept apart; 0 when it cannot be told just now. */
export async function countSuspicious(list: List): Promise<number> {
  const reply = await list({ isSuspicious: true, limit: 1 });
  return reply.ok ? (reply.pageInfo?.totalRecords ?? 0) : 0;
}
