import type { Client, Failure, Reply } from "#contract/client.ts";

/** The field for the user's own password in the form of a dangerous action. */
export const confirmField = "ownPassword";

/**
 * Makes a call that may require the user's own password again: confirms the password first, if it was entered. A missing
 * or wrong password becomes an error of its field.
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
