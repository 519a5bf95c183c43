import type { Client, Failure, Reply } from "#contract/client.ts";

/** The field for one's own password in a form that does something dangerous. */
export const confirmField = "ownPassword";

/**
 * Sends a form that may want one's own password once more: the password first, when it was typed. A refusal that asks
 * for it, or for the right one, is a fault of its field.
 */
export async function confirmFirst<T>(
  api: Client,
  typed: FormDataEntryValue | null | undefined,
  send: () => Promise<Reply<T>>,
): Promise<Reply<T>> {
  if (typeof typed === "string" && typed !== "") {
    const confirmed = await api.auth.confirm({ body: { password: typed } });
    if (!confirmed.ok) return atField(confirmed);
  }
  const reply = await send();
  return !reply.ok && reply.needsConfirmation ? atField(reply) : reply;
}

function atField(failure: Failure): Failure {
  return { ...failure, errors: { [confirmField]: failure.message } };
}
