import { claimMessages } from "#contract/payment-claims.ts";
import { formatRupees, toRupees } from "#contract/rules/money.ts";
import { todayInKashmir } from "#contract/rules/stay.ts";
import { recordChange } from "../change-log/record-change.ts";
import { inTransaction } from "../db/transaction.ts";
import { AppError, orNotFound } from "../errors.ts";
import { changeOf, paidForOfRow } from "../paid-for.ts";
import { lockPaidFor } from "../payments/payments.queries.ts";
import { storePayment } from "../payments/store-payment.ts";
import type { Services } from "../services.ts";
import { answerClaimRow, type ClaimRow, findClaim } from "./claims.queries.ts";

/**
 * Stores whether a guest's payment was found. A found one is recorded as UPI with its number, on the day on which the
 * guest told of it, unless somebody has recorded the same payment already.
 *
 * @throws not_found | conflict it is recorded already, or its number stands for other money
 */
export function answerClaim(
  services: Services,
  by: { username: string },
  id: number,
  found: boolean,
): Promise<ClaimRow> {
  return inTransaction(services.db, async (transaction) => {
    const before = orNotFound(await findClaim(transaction, id), "payment");
    const paidFor = paidForOfRow(before);
    await lockPaidFor(transaction, paidFor);
    const claim = (await findClaim(transaction, id)) ?? before;
    const state = found ? "Found" : "Not found";
    if (claim.state === state) return claim;
    if (claim.state === "Found") throw new AppError("conflict", { message: claimMessages.recorded });
    const now = services.clock.now();
    const { paise, reference } = claim;
    const payment = found
      ? await storePayment(transaction, {
          paidFor,
          paise,
          method: "UPI",
          // The guest had sent it by then, and the bank has it under that day.
          paidOn: todayInKashmir(new Date(claim.created_at)),
          reference,
          note: "",
          createdAt: now.toISOString(),
        })
      : null;
    await answerClaimRow(transaction, id, {
      state,
      answered_at: now.toISOString(),
      payment_id: payment?.id ?? claim.payment_id,
    });
    await recordChange(services, transaction, {
      by,
      ...changeOf(paidFor, claim.customer_name, claim.booking_reference),
      before: { "Payment that the guest told of": "" },
      after: { "Payment that the guest told of": `${formatRupees(toRupees(paise))}, ${reference}: ${state}` },
    });
    return (await findClaim(transaction, id)) ?? claim;
  });
}
