import { z } from "zod";
import { agreedTotal } from "#contract/agreed-total.ts";
import { optionalDate, rupees } from "#contract/core/fields.ts";
import { largestPayment, moneyMethods } from "#contract/payments.ts";
import { statusWord } from "#contract/rules/status.ts";
import { parseFields, type RowTexts } from "../import-row.ts";
import { typedDate } from "../typed/typed-date.ts";
import { typedMethod } from "../typed/typed-method.ts";
import { typedMoney } from "../typed/typed-money.ts";

const amount = rupees("Write the amount in whole rupees", 0, largestPayment).optional();
const moneyForm = z.object({
  total: agreedTotal,
  advance: amount,
  paid: amount,
  over: amount,
  paidOn: optionalDate(),
  paidBy: statusWord(moneyMethods, `Write how it was paid: ${moneyMethods.join(", ")}`).optional(),
});
export type MoneyForm = z.output<typeof moneyForm>;

/** What registers write where there is nothing. */
const nothing = /^(?:[-\u2010-\u2015]+|nil|none|n\.?\/?a\.?)$/i;

/** The money that a row names, in whole rupees. Throws `invalid`. */
export function parseMoney(texts: RowTexts): MoneyForm {
  const given = (name: string) => {
    const text = texts[name];
    return text === undefined || nothing.test(text) ? undefined : text;
  };
  const money = (name: string) => given(name) && typedMoney(given(name));
  return parseFields(moneyForm, {
    total: money("total"),
    advance: money("advance"),
    paid: money("paid"),
    over: money("over"),
    paidOn: given("paidOn") && typedDate(given("paidOn")),
    paidBy: given("paidBy") && typedMethod(given("paidBy")),
  });
}
