import type { Reply } from "#contract/client.ts";
import { orErrorPage } from "#app/reply.ts";

/** The status word of the requests that are kept apart, for they look sent by a machine. */
export const suspiciousWord = "Suspicious";

type List = (query: Record<string, unknown>) => Promise<Reply<unknown[]>>;

/** How many requests of a list are kept apart. */
export async function countSuspicious(list: List): Promise<number> {
  const { pageInfo } = orErrorPage(await list({ isSuspicious: true, limit: 1 }));
  return pageInfo?.totalRecords ?? 0;
}
