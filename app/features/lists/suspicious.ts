import { type Client, fromForm } from "#contract/client.ts";
import { orErrorPage } from "#app/reply.ts";
import type { RecordList } from "./record-list.ts";

/** The status filter for suspicious requests (probably sent by a machine), which other lists leave out. */
export const suspiciousWord = "Suspicious";

/** Number of suspicious requests of a list. */
export async function countSuspicious<Row, Shown>(
  api: Client,
  list: RecordList<Row, Shown>,
): Promise<number> {
  const { pageInfo } = orErrorPage(
    await list.calls(api).list({ query: fromForm({ isSuspicious: true, limit: 1 }) }),
  );
  return pageInfo?.totalRecords ?? 0;
}
