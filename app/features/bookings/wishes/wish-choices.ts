import type { Availability } from "#contract/availability.ts";
import { formatRupees } from "#contract/rules/money.ts";
import { planCodes, planWords, type PlanCode } from "#contract/rules/price.ts";
import { joinWords } from "#contract/rules/text.ts";
import type { OfferedChoices } from "#contract/tariff.ts";

/** A meal plan or an extra to choose. `note`: its price and, when only some room types have it, which ones. */
export type WishChoice = { value: string; label: string; note: string };

export type WishChoices = { meals: WishChoice[]; extras: WishChoice[]; asksAges: boolean };

const perWords: Record<OfferedChoices["extras"][number]["per"], string> = {
  stay: "for the stay",
  night: "a night",
  person: "a person",
  "person-night": "a person and night",
};

/** What guests can choose beside the room, over all room types of a hotel. */
export function wishChoices(
  availability: readonly Pick<Availability, "roomType" | "offered">[],
): WishChoices {
  const meals = planCodes.flatMap((code) => mealChoice(availability, code) ?? []);
  const extras = new Map(
    availability.flatMap(({ offered }) => (offered?.extras ?? []).map((extra) => [extra.id, extra] as const)),
  );
  return {
    meals: meals.length > 1 ? meals : [],
    extras: [...extras.values()].map(({ id, name, per, price }) => ({
      value: String(id),
      label: name,
      note: `${formatRupees(price)} ${perWords[per]}`,
    })),
    asksAges: availability.some(({ offered }) => offered?.asksAges),
  };
}

function mealChoice(
  availability: readonly Pick<Availability, "roomType" | "offered">[],
  code: PlanCode,
): WishChoice | undefined {
  const rooms = availability.flatMap(({ roomType, offered }) => {
    const plan = offered?.plans.find((one) => one.code === code);
    return plan ? [{ roomType, supplement: plan.supplement }] : [];
  });
  if (rooms.length === 0) return undefined;
  const supplements = rooms.map(({ supplement }) => supplement);
  const lowest = Math.min(...supplements);
  const from = Math.max(...supplements) > lowest ? "from " : "";
  const price =
    lowest > 0 || from ? `${from}+${formatRupees(lowest)} a room and night` : "in the room's price";
  const only =
    rooms.length < availability.length ? `, ${joinWords(rooms.map(({ roomType }) => roomType))}` : "";
  return { value: code, label: planWords[code], note: `${price}${only}` };
}
