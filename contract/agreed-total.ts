import { z } from "zod";
import { rupees } from "./core/fields.ts";
import { moneyShape } from "./rules/payment.ts";

/** The total that staff and guest agreed on, in whole rupees, and the payments for it; `total` is null until then. */
export const agreedMoney = { total: z.int().nullable(), ...moneyShape };

const total = rupees("Write the total in whole rupees", 0, 10_00_00_000);

/** The agreed total in the staff's form: unchanged when left out, none when empty. */
export const agreedTotal = z
  .preprocess((value) => (value === "" ? null : value), total.nullable())
  .optional();

/** The total of a stay in place of the tariff's; the tariff's, or the one agreed on before, when left out or empty. */
export const agreedPrice = z.preprocess(
  (value) => (value === "" || value === null ? undefined : value),
  total.optional(),
);
