import { type ClaimForm, claimMessages, mostClaims } from "#contract/payment-claims.ts";
import { formatRupees, toPaise, toRupees } from "#contract/rules/money.ts";
import { inTransaction, withTransaction } from "../db/transaction.ts";
import { AppError, orNotFound } from "../errors.ts";
import { readGuestLink } from "../guest-links/read-guest-link.ts";
import { queueEmails } from "../outbox/queue-emails.ts";
import { lockPaidFor } from "../payments/payments.queries.ts";
import type { Services } from "../services.ts";
import { readClaimedFor } from "./claimed-for.ts";
import { claimsOf, insertClaim, reopenClaim } from "./claims.queries.ts";

/**
 * Stores a guest's claim that a stay, a package or a cab was paid, and tells staff; it counts only once they have found
 * the payment. The same number for the same thing is one claim; a claim that was not found is opened again.
 *
 * @throws not_found no such link, or it has ended | conflict nothing is due, too many were told of, or this number with
 * another amount, which staff may be looking for
 */
export async function claimPayment(services: Services, form: ClaimForm): Promise<{ id: number }> {
  const paidFor = await readGuestLink(services, form.key);
  return inTransaction(services.db, async (transaction) => {
    await lockPaidFor(transaction, paidFor);
    // The link may have been renewed meanwhile.
    await readGuestLink(withTransaction(services, transaction), form.key, [paidFor.table]);
    const claimed = orNotFound(await readClaimedFor(transaction, paidFor), "booking");
    const reference = form.reference.replace(/[\s-]/g, "").toUpperCase();
    const claims = await claimsOf(transaction, paidFor);
    const earlier = claims.find((claim) => claim.reference === reference);
    const paise = toPaise(form.amount);
    if (earlier && earlier.state !== "Not found") {
      if (earlier.state === "Found" || earlier.paise === paise) return { id: earlier.id };
      const message = claimMessages.otherAmount(formatRupees(toRupees(earlier.paise)));
      throw new AppError("conflict", { message });
    }
    if (!claimed.due) throw new AppError("conflict", { message: claimMessages.nothingDue });
    if (!earlier && claims.length >= mostClaims)
      throw new AppError("conflict", { message: claimMessages.tooMany });
    const created_at = services.clock.now().toISOString();
    const id = earlier?.id ?? (await insertClaim(transaction, { paidFor, paise, reference, created_at }));
    if (earlier) await reopenClaim(transaction, id, paise);
    const amount = formatRupees(form.amount);
    await queueEmails(services, transaction, [
      {
        kind: claimed.kind,
        reference: claimed.reference,
        audience: "staff",
        subject: `${claimed.customerName} says ${amount} were paid for ${claimed.reference}`,
        text: `By UPI, number ${reference}. Look for it in the bank's app and say on the dashboard whether it is there.`,
      },
    ]);
    return { id };
  });
}
