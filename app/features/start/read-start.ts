import type { Client } from "#contract/client.ts";
import type { Start } from "#contract/start.ts";
import { orErrorPage } from "#app/reply.ts";

/** Progress of the setup guide; null for staff who are not owners. */
export async function readStart(api: Client): Promise<Start | null> {
  const reply = await api.start.read();
  return !reply.ok && reply.status === 403 ? null : orErrorPage(reply).data;
}
