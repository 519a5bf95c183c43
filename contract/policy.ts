import { z } from "zod";
import { rupees, wholeNumber } from "./core/fields.ts";
import { largestId } from "./core/ids.ts";
import { barePercent } from "./rules/bare-number.ts";
import { endings } from "./rules/owed.ts";

const mostSteps = 10;
const mostHouses = 300;
const percent = z.preprocess(
  (value) => (typeof value === "string" ? barePercent(value) : value),
  wholeNumber("Write a percent from 0 to 100", 0, 100),
);

/** From `days` calendar days before arrival on, in Asia/Kolkata, ending a stay costs `percent` of its total. */
const ladder = z
  .array(
    z.object({ days: wholeNumber("Write days from 0 to 730", 0, 730), percent }),
    "ladder is a list of steps",
  )
  .max(mostSteps, `At most ${mostSteps} steps, please`)
  .refine(
    (steps) => steps.every(({ days }, index) => index === 0 || days < (steps[index - 1]?.days ?? 0)),
    "Each step is nearer to arrival than the one before it",
  );

const terms = {
  advancePercent: percent,
  /** Whole rupees. */
  leastAdvance: rupees("Write the least advance in whole rupees, or 0", 0, 1_00_00_000),
  balanceDueDays: wholeNumber("Write days from 0 to 365", 0, 365),
  ladder,
};

const advanceDueDays = wholeNumber("Write days from 0 to 60", 0, 60);

/** The owner's form. `advanceDueDays` and `houses` are unchanged when left out. */
export const policyForm = z.object({
  ...terms,
  advanceDueDays: advanceDueDays.optional(),
  /** Houses with terms of their own. */
  houses: z
    .array(
      z.object({
        hotelId: wholeNumber("hotelId names the hotel", 1, largestId),
        ...terms,
        advanceDueDays: advanceDueDays.default(2),
      }),
      "houses is a list of terms",
    )
    .max(mostHouses, `At most ${mostHouses} houses, please`)
    .refine(
      (houses) => new Set(houses.map(({ hotelId }) => hotelId)).size === houses.length,
      "Each house stands here once",
    )
    .optional(),
});

/** The terms of a stay, as they are stored and shown. */
export const shownTerms = {
  advancePercent: z.int(),
  leastAdvance: z.int(),
  /** Days after acceptance until which the advance is due. */
  advanceDueDays: z.int(),
  /** Days before arrival by which all is due. */
  balanceDueDays: z.int(),
  ladder: z.array(z.object({ days: z.int(), percent: z.int() })),
};

export const policySchema = z.object({
  ...shownTerms,
  houses: z.array(z.object({ hotelId: z.int(), ...shownTerms })),
});

export type PolicyForm = z.output<typeof policyForm>;
export type Policy = z.output<typeof policySchema>;

/** What was agreed on for one stay, in whole rupees and dates. */
export const agreedSchema = z.object({
  /** Null while the total is not settled. */
  advance: z.int().nullable(),
  advanceDueOn: z.string(),
  balanceDueOn: z.string(),
  /** Ended on a day through `until`, the stay costs `charge`; null: on any later day. */
  ladder: z.array(
    z.object({
      days: z.int(),
      percent: z.int(),
      until: z.string().nullable(),
      charge: z.int().nullable(),
    }),
  ),
  /** The last arrival to which it can be moved free of charge, after bad weather. */
  freeMoveUntil: z.string().nullable(),
});

export type AgreedPolicyShown = z.output<typeof agreedSchema>;

/** How a stay ended, and its charge in whole rupees; nulls for a stay that did not end so. */
export const endingShape = {
  ending: z.enum(endings).nullable(),
  charge: z.int().nullable(),
};
