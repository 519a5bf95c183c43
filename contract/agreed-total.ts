import { z } from "zod";
import { rupees } from "./core/fields.ts";
import { moneyShape } from "./rules/payment.ts";

/** What staff and guest agreed on, in whole rupees, and what came in for it; `total` is null until then. */
export const agreedMoney = { total: z.int().nullable(), ...moneyShape };

/** The agreed total in the staff's form: left out it stays, empty there is none. */
export const agreedTotal = z
  .preprocess(
    (value) => (value === "" ? null : value),
    rupees("Write the total in whole rupees", 0, 10_00_00_000).nullable(),
  )
  .optional();
