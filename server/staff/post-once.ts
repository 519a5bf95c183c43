import { once } from "../db/idempotency.ts";
import type { Letter } from "../outbox/email.ts";
import { postLetters } from "../outbox/queue-emails.ts";
import type { Services } from "../services.ts";

/** Posts a letter to the owners unless one of that name went out this hour: nobody can flood them by trying. */
export async function postOncePerHour(services: Services, name: string, letter: Letter): Promise<void> {
  const hour = services.clock.now().toISOString().slice(0, 13);
  const sending = { call: "postOncePerHour", key: `${hour} ${name}`, body: null };
  await once(services.db, services.clock, sending, async (transaction) => {
    await postLetters(services, transaction, [letter]);
    return null;
  });
}
