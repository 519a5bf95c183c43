import { z } from "zod";
import { latinDigits } from "../rules/digits.ts";
import { isGstin } from "../rules/gstin.ts";
import { withoutInvisible } from "../rules/phone.ts";
import { line, shortText } from "./fields.ts";

const message = "This is no GSTIN: it has 15 characters, and the last one is a check digit";

const inCapitals = (value: string) => latinDigits(withoutInvisible(value)).replace(/\s/g, "").toUpperCase();

/** A GSTIN in capitals without blanks, as people write it in either way; empty when left out. */
export const gstinOrNothing = z.preprocess(
  (value) => (typeof value === "string" ? inCapitals(value) : (value ?? "")),
  shortText(15, message).refine((value) => value === "" || isGstin(value), message),
);

/** As `gstinOrNothing`, but required. */
export const gstin = (missing: string) => line(missing).overwrite(inCapitals).refine(isGstin, message);
