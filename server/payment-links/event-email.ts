import type { GatewayName } from "#contract/payment-links.ts";
import { formatRupees, toRupees } from "#contract/rules/money.ts";
import type { Email } from "../outbox/email.ts";
import type { Told } from "./read-told.ts";

type Paid = { number: string; paise: number };

/** Tells staff what came in by a gateway, what of it is over, and why it could not be recorded, if so. */
export function eventEmail(
  told: Told,
  gateway: GatewayName,
  { number, paise }: Paid,
  refusal: string | undefined,
): Email {
  const { kind, reference, name, over } = told;
  const amount = formatRupees(toRupees(paise));
  const isOver = over > 0 ? `, of which ${formatRupees(over)} are to be returned` : "";
  const base = { kind, reference, audience: "staff" } as const;
  if (refusal !== undefined)
    return {
      ...base,
      subject: `${amount} came in for ${reference} and could not be recorded`,
      text: `${gateway} tells of payment ${number} for ${name}. ${refusal}. Please look at it in ${gateway}'s dashboard and record it by hand.`,
    };
  const why = over > 0 ? `${whyOver(told)} Return it in ${gateway}'s dashboard and record that here.` : "";
  return {
    ...base,
    subject: `${amount} came in for ${reference}${isOver}`,
    text: [`${name} paid by ${gateway}, payment ${number}. It is recorded.`, why]
      .filter(Boolean)
      .join("\n\n"),
  };
}

function whyOver({ kind, hasEnded, isDeleted }: Told): string {
  if (isDeleted) return "The booking was deleted before the money came.";
  if (hasEnded && kind !== "booking") return "The booking was rejected before the money came.";
  if (hasEnded) return "The stay had come to its end before the money came.";
  return "More was paid than is owed.";
}
