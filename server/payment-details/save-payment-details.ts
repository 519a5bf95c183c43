import type { Payment } from "#contract/company.ts";
import { inTransaction, withTransaction } from "../db/transaction.ts";
import type { Email } from "../outbox/email.ts";
import { queueEmails } from "../outbox/queue-emails.ts";
import type { Services } from "../services.ts";
import { saveSection } from "../settings/save-section.ts";

/** Saves the payment details and tells the owners by email who did. Returns and throws as `saveSection`. */
export async function savePaymentDetails(
  services: Services,
  by: { username: string },
  form: Payment & { version?: number },
): Promise<{ version: number }> {
  return inTransaction(services.db, async (transaction) => {
    const saved = await saveSection(withTransaction(services, transaction), by, "payment", form);
    await queueEmails(services, transaction, [email(by.username, form)]);
    return saved;
  });
}

function email(by: string, { firstUpiId, secondUpiId }: Payment): Email {
  const ids = [firstUpiId, secondUpiId].filter((id) => id !== "").join(" and ");
  const text = `${by} changed how guests pay. They are now shown the UPI ID ${ids}.\n\nIf this is wrong, change it back under Settings, Payment, and give ${by} a new password.`;
  return { kind: "security", reference: "", audience: "staff", subject: "Payment details changed", text };
}
