import { nightRates, type NightRate, type RatePeriod } from "./rates.ts";
import { addDays, type CalendarDate, nightsOf } from "./stay.ts";
import { matchAgreedRates } from "./agreed-rates.ts";

/** Meal plans in the trade's codes, from the fewest meals to all. */
export const planCodes = ["EP", "CP", "MAP", "AP"] as const;
export type PlanCode = (typeof planCodes)[number];

/** Names for guests, with the trade's code. */
export const planWords: Record<PlanCode, string> = {
  EP: "Room only (EP)",
  CP: "Breakfast (CP)",
  MAP: "Breakfast and dinner (MAP)",
  AP: "All meals (AP)",
};

/** Paise for a night: the supplement for a room, the others for each person not included in the room's price. */
export type MealPlan = {
  code: PlanCode;
  supplement: number;
  extraBed: number;
  childWithBed: number;
  childWithoutBed: number;
};

export const extraUnits = ["stay", "night", "person", "person-night"] as const;

/** What a house charges besides room and meals: on the nights `[from, to)`, or on all. Paise for one of its units. */
export type Extra = {
  id: number;
  name: string;
  per: (typeof extraUnits)[number];
  price: number;
  from: CalendarDate | null;
  to: CalendarDate | null;
  isAlways: boolean;
};

/** Everything that the price of a stay in one room type depends on. Money in paise. */
export type Tariff = {
  roomType: string;
  rackRate: number;
  periods: readonly RatePeriod[];
  /** Adults included in a room's price. */
  includedAdults: number;
  extraBeds: number;
  plans: readonly MealPlan[];
  /** Children below the first age are free, from the second on they count as adults. */
  freeBelowAge: number;
  childUntilAge: number;
  extras: readonly Extra[];
};

/** The stay to be priced. Children of unknown age count as the most expensive kind of child. */
export type PricedStay = {
  arrival: CalendarDate;
  departure: CalendarDate;
  rooms: number;
  adults: number;
  children: number;
  childAges?: readonly number[];
  mealPlan?: PlanCode;
  /** Ids of the extras asked for. */
  extras?: readonly number[];
};

/** What a price line is for: stays, packages (`adult` to `season`), cabs, `adjustment` to an agreed price, `tax` added. */
export const lineKinds = [
  "room",
  "meals",
  "extra bed",
  "child",
  "extra",
  "adult",
  "single room",
  "season",
  "cab",
  "night halt",
  "adjustment",
  "tax",
] as const;

/**
 * `amount` = quantity × nights × rate, in paise; `nights` are the days of a cab, and 1 for a charge paid once. Lines of
 * rooms have their first night in `from`, lines of tax their rate and the taxed value, to the paisa.
 */
export type PriceLine = {
  kind: (typeof lineKinds)[number];
  name: string;
  quantity: number;
  nights: number;
  rate: number;
  amount: number;
  from?: CalendarDate;
  percent?: number;
  value?: number;
};

type Agreed = readonly PriceLine[];

/** The plans a guest can choose, cheapest first. Room only is offered unless a plan with meals costs no more. */
export function offeredPlans({ plans }: Pick<Tariff, "plans">): MealPlan[] {
  const sorted = plans.toSorted((a, b) => planCodes.indexOf(a.code) - planCodes.indexOf(b.code));
  const [first] = sorted;
  if (!first || sorted.some(({ supplement }) => supplement === 0)) return sorted;
  return [{ ...first, code: "EP", supplement: 0 }, ...sorted];
}

/** Prices a stay in lines, in paise. Rates of `agreed` lines are kept, for rooms by night, whatever they are now. */
export function priceStay(tariff: Tariff, stay: PricedStay, agreed: Agreed = []): PriceLine[] {
  const nights = nightsOf(stay.arrival, stay.departure);
  const rates = withAgreedNights(nightRates(tariff.rackRate, tariff.periods, nights), agreed);
  const otherLines = [...planLines(tariff, stay, nights.length, agreed), ...extraLines(tariff, stay, nights)];
  const agreedRates = matchAgreedRates(otherLines, agreed);
  const others = otherLines.map((each, index) => line({ ...each, rate: agreedRates[index] ?? each.rate }));
  return [...roomLines(rates, stay.rooms, tariff.roomType), ...others.filter(({ amount }) => amount > 0)];
}

/** The total of the lines, in paise. */
export function sumOf(lines: readonly PriceLine[]): number {
  return lines.reduce((sum, { amount }) => sum + amount, 0);
}

/** A line with its amount, computed from its parts. */
export function line(parts: Omit<PriceLine, "amount">): PriceLine {
  return { ...parts, amount: parts.quantity * parts.nights * parts.rate };
}

/** Consecutive nights with the same rate and name share a line. */
function roomLines(rates: readonly NightRate[], rooms: number, roomType: string): PriceLine[] {
  const lines: PriceLine[] = [];
  for (const { night, rate, name } of rates) {
    const last = lines.at(-1);
    const title = name || roomType;
    if (last && last.rate === rate && last.name === title)
      lines.splice(-1, 1, line({ ...last, nights: last.nights + 1 }));
    else lines.push(line({ kind: "room", name: title, quantity: rooms, nights: 1, rate, from: night }));
  }
  return lines;
}

function planLines(tariff: Tariff, stay: PricedStay, nights: number, agreed: Agreed): PriceLine[] {
  const plans = offeredPlans(tariff);
  const plan =
    plans.find(({ code }) => code === stay.mealPlan) ?? oldPlan(stay, agreed, plans[0]) ?? plans[0];
  if (!plan) return [];
  const { extraBeds, childrenWithBed, childrenWithout } = beyondIncluded(tariff, stay);
  const person = (kind: "extra bed" | "child", name: string, quantity: number, rate: number) =>
    line({ kind, name, quantity, nights, rate });
  return [
    line({ kind: "meals", name: planWords[plan.code], quantity: stay.rooms, nights, rate: plan.supplement }),
    person("extra bed", "Extra bed", extraBeds, plan.extraBed),
    person("child", "Child with bed", childrenWithBed, plan.childWithBed),
    person("child", "Child without bed", childrenWithout, plan.childWithoutBed),
  ];
}

/** A plan that is no longer offered, of a stay that was told it; its rates for persons are in lines of their own. */
function oldPlan({ mealPlan }: PricedStay, agreed: Agreed, now = noPlan): MealPlan | undefined {
  const meals = mealPlan && agreed.find(({ kind, name }) => kind === "meals" && name === planWords[mealPlan]);
  return meals && { ...now, code: mealPlan, supplement: meals.rate };
}

const noPlan: MealPlan = { code: "EP", supplement: 0, extraBed: 0, childWithBed: 0, childWithoutBed: 0 };

/** The people beyond a room's price: adults fill included places first, then extra beds; children the rest of each. */
function beyondIncluded(tariff: Tariff, stay: PricedStay) {
  const { adults, payingChildren } = peopleOf(tariff, stay);
  const included = stay.rooms * tariff.includedAdults;
  const extraBeds = Math.max(0, adults - included);
  const children = Math.max(0, payingChildren - Math.max(0, included - adults));
  const freeBeds = Math.max(0, stay.rooms * tariff.extraBeds - extraBeds);
  const childrenWithBed = Math.min(children, freeBeds);
  return { extraBeds, childrenWithBed, childrenWithout: children - childrenWithBed };
}

/** The party as the house counts it: older children as adults, small ones not at all. */
export function peopleOf(
  { freeBelowAge, childUntilAge }: Pick<Tariff, "freeBelowAge" | "childUntilAge">,
  { adults, children, childAges }: Pick<PricedStay, "adults" | "children" | "childAges">,
) {
  if (childAges === undefined) return { adults, payingChildren: children };
  const grown = childAges.filter((age) => age >= childUntilAge).length;
  const free = childAges.filter((age) => age < freeBelowAge && age < childUntilAge).length;
  return { adults: adults + grown, payingChildren: childAges.length - grown - free };
}

/** Whether the extra is charged on this night. */
export function isWithin({ from, to }: Pick<Extra, "from" | "to">, night: CalendarDate): boolean {
  return (from === null || night >= from) && (to === null || night < to);
}

function extraLines(tariff: Tariff, stay: PricedStay, nights: readonly CalendarDate[]): PriceLine[] {
  const { adults, payingChildren } = peopleOf(tariff, stay);
  const people = adults + payingChildren;
  return tariff.extras
    .filter(({ id, isAlways }) => isAlways || stay.extras?.includes(id))
    .map((extra) => ({ extra, within: nights.filter((night) => isWithin(extra, night)).length }))
    .filter(({ within }) => within > 0)
    .map(({ extra: { name, per, price }, within }) =>
      line({
        kind: "extra",
        name,
        quantity: per.startsWith("person") ? people : 1,
        nights: per.endsWith("night") ? within : 1,
        rate: price,
      }),
    );
}

function withAgreedNights(rates: readonly NightRate[], agreed: Agreed): NightRate[] {
  const agreedRooms = agreed.filter((one) => one.kind === "room");
  return rates.map((each) => {
    const agreedLine = agreedRooms.find(
      ({ from, nights }) => from !== undefined && from <= each.night && each.night < addDays(from, nights),
    );
    return agreedLine ? { ...each, rate: agreedLine.rate, name: agreedLine.name } : each;
  });
}
