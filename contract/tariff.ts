import { z } from "zod";
import { numberList, optionalWholeNumber, rupees } from "./core/fields.ts";
import { extraUnits, lineKinds, planCodes, planWords } from "./rules/price.ts";
import { joinWords } from "./rules/text.ts";

/** The most that one supplement for a night can be, in whole rupees. */
const dearest = 1_000_000;

const whole = "Write the amount in whole rupees";
const planAmount = rupees(whole, 0, dearest, whole).default(0);

/** A meal plan of a room type; whole rupees a night: the supplement for a room, the others for a person. */
export const planSchema = z.object({
  code: z.enum(planCodes),
  supplement: z.int(),
  extraBed: z.int(),
  childWithBed: z.int(),
  childWithoutBed: z.int(),
});

const planForm = z.object({
  code: z.enum(planCodes, `A plan is one of ${planCodes.join(", ")}`),
  supplement: planAmount,
  extraBed: planAmount,
  childWithBed: planAmount,
  childWithoutBed: planAmount,
});

type Plan = z.output<typeof planForm>;

const amounts = ["supplement", "extraBed", "childWithBed", "childWithoutBed"] as const;

/** What is wrong with the plans of a room, in words; else undefined. More meals, or a bed, never cost less. */
function faultOf(plans: readonly Plan[]): string | undefined {
  const sorted = plans.toSorted((a, b) => planCodes.indexOf(a.code) - planCodes.indexOf(b.code));
  for (const [index, plan] of sorted.entries()) {
    const before = sorted[index - 1];
    if (before?.code === plan.code) return `${planWords[plan.code]} stands twice`;
    if (before && amounts.some((name) => plan[name] < before[name]))
      return `${planWords[plan.code]} cannot cost less than ${planWords[before.code]}`;
    if (plan.extraBed < plan.childWithBed || plan.childWithBed < plan.childWithoutBed)
      return `${planWords[plan.code]}: an extra bed costs at least as much as a child with bed, and that as much as one without`;
  }
  return undefined;
}

const plans = z
  .array(planForm, "Plans are a list")
  .max(planCodes.length, "Each plan stands once")
  .check((context) => {
    const message = faultOf(context.value);
    if (message) context.issues.push({ code: "custom", message, input: context.value });
  });

/** What a room's price includes, and supplements. Each is unchanged when left out. */
export const roomTariffFields = {
  includedAdults: optionalWholeNumber("Adults in the price are from 1 to 20", 1, 20),
  extraBeds: optionalWholeNumber("Extra beds are from 0 to 5", 0, 5),
  plans: plans.nullish().transform((list) => list ?? undefined),
};

/** Marks more adults in the price than the room sleeps. */
export function checkIncluded(
  { includedAdults, maxAdults }: { includedAdults?: number | undefined; maxAdults: number },
  fault: (field: string, text: string) => void,
): void {
  if (includedAdults !== undefined && includedAdults > maxAdults)
    fault("includedAdults", `The room sleeps ${maxAdults}: no more can be in its price`);
}

const age = (message: string) => optionalWholeNumber(message, 0, 18);

/** Below which age children are free, and from which they count as adults. Each is unchanged when left out. */
export const hotelAgeFields = {
  freeBelowAge: age("The age below which children are free is from 0 to 18"),
  childUntilAge: age("The age from which children count as adults is from 0 to 18"),
};

/** Marks an age from which children count as adults while they are still free. */
export function checkAges(
  {
    freeBelowAge = 0,
    childUntilAge,
  }: { freeBelowAge?: number | undefined; childUntilAge?: number | undefined },
  fault: (field: string, text: string) => void,
): void {
  if (childUntilAge !== undefined && childUntilAge < freeBelowAge)
    fault(
      "childUntilAge",
      `Children are free below ${freeBelowAge}: adults are from ${freeBelowAge} on at the earliest`,
    );
}

/** A line of a price; whole rupees, `amount` = quantity × nights × rate. `nights` are days of a cab. */
export const priceLineSchema = z.object({
  kind: z.enum(lineKinds),
  name: z.string(),
  quantity: z.int(),
  nights: z.int(),
  rate: z.int(),
  amount: z.int(),
  /** The first night, of lines of rooms. */
  from: z.string().optional(),
  /** Of lines of tax: the rate, and the value that it is of. */
  percent: z.number().optional(),
  value: z.int().optional(),
});

export type PriceLineShown = z.output<typeof priceLineSchema>;

/** What guests can choose for the nights of a stay, in whole rupees, and whether children's ages change its price. */
export const offeredSchema = z.object({
  plans: z.array(z.object({ code: z.enum(planCodes), name: z.string(), supplement: z.int() })),
  extras: z.array(z.object({ id: z.int(), name: z.string(), per: z.enum(extraUnits), price: z.int() })),
  asksAges: z.boolean(),
});

export type OfferedChoices = z.output<typeof offeredSchema>;

const agesMessage = "Write the age of each child, from 1 to 17";

/** The total that the sender saw, in whole rupees: refused (409) when the price has changed. */
export const expectedTotal = optionalWholeNumber(
  "expectedTotal is the total in whole rupees",
  0,
  2_000_000_000,
);

/** A guest's wishes besides the room: all optional, because older clients do not send them. */
export const wishFields = {
  mealPlan: z.preprocess(
    (value) => (value === "" || value === null ? undefined : value),
    z.enum(planCodes, `A meal plan is one of ${planCodes.join(", ")}`).optional(),
  ),
  childAges: numberList(agesMessage, 1, 17, 50),
  extras: numberList("Choose extras from the list", 1, 2_147_483_647, 50),
};

export const wishMessages = {
  ages: "Write one age for each child",
  plan: "This house does not offer these meals",
  /** Of these extras; without names where the sender may not know of them, or they are gone. */
  extras: (names: readonly string[]) =>
    names.length === 0
      ? "This is not offered for these nights"
      : `${joinWords(names)} ${names.length === 1 ? "is" : "are"} not offered for these nights`,
} as const;

/** The wishes as stored with a booking. */
export const wishSchema = {
  mealPlan: z.enum(planCodes).optional(),
  childAges: z.array(z.int()),
  extras: z.array(z.int()),
  priceLines: z.array(priceLineSchema),
};
