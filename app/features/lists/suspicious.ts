import { type Client, fromForm } from "#contract/client.ts";
import { orErrorPage } from "#app/reply.ts";
import type { RecordList } from "./record-list.ts";

/** The status word of the requests that are kept apart, for they look sent by a machine. */
export const suspiciousWord = "Suspicious";

/** How many requests of a list are kept apart. */
export async function countSuspicious<Row, Shown>(
  api: Client,
  list: RecordList<Row, Shown>,
): Promise<number> {
  const { pageInfo } = orErrorPage(
    await list.calls(api).list({ query: fromForm({ isSuspicious: true, limit: 1 }) }),
  );
  return pageInfo?.totalRecords ?? 0;
}
