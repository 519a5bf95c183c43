import { redirect } from "react-router";
import type { Client } from "#contract/client.ts";
import { withReturnPath } from "#app/features/navigation/return-path.ts";
import { orErrorPage } from "#app/reply.ts";

/** Notes that a file with guests' data is taken out. Asks for the password first, unless it was typed lately. */
export async function beginExport(api: Client, list: string, request: Request): Promise<void> {
  const begun = await api.staff.beginExport({ body: { list } });
  if (!begun.ok && begun.needsConfirmation) throw redirect(withReturnPath("/control/confirm", request));
  orErrorPage(begun);
}
