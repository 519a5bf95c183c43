import { z } from "zod";
import { rupees } from "./core/fields.ts";
import { moneyShape } from "./rules/payment.ts";

/** The total that staff and guest agreed on, in whole rupees, and the payments for it; `total` is null until then. */
export const agreedMoney = { total: z.int().nullable(), ...moneyShape };

/** The agreed total in the staff's form: unchanged when left out, none when empty. */
export const agreedTotal = z
  .preprocess(
    (value) => (value === "" ? null : value),
    rupees("Write the total in whole rupees", 0, 10_00_00_000).nullable(),
  )
  .optional();
