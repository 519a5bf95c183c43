import type { ContentValue } from "#contract/content/all-blocks.ts";
import { shownOf } from "#contract/content/values.ts";
import { useCompany } from "#app/features/company/use-company.ts";
import type { TaxChoice } from "#contract/rules/tax-words.ts";
import { Icon } from "#app/ui/icon.tsx";
import { asFragment } from "#app/ui/fragment.tsx";

type Words = ContentValue<"price-includes">;
type RoomFacilities = { facilities: readonly string[] };

/** What the price of every room includes; facilities of some rooms only are shown with these. */
export function includedIn(
  rooms: readonly RoomFacilities[],
  { byFacility, always }: Words,
  taxes: TaxChoice = "",
): string[] {
  const inAll = (name: string) =>
    rooms.length > 0 && rooms.every(({ facilities }) => facilities.includes(name));
  const included = shownOf(byFacility).filter(({ facility }) => inAll(facility));
  // Half board includes breakfast.
  const hasMeals = included.some(({ facility }) => facility === "Half board");
  return included
    .filter(({ facility }) => facility !== "Breakfast included" || !hasMeals)
    .map(({ words }) => words)
    .concat(taxes === "included" ? "Taxes and service" : [], always);
}

type PriceIncludedProps = { rooms: readonly RoomFacilities[]; words: Words };

/** What a house's price includes, and what it does not. */
export const PriceIncluded = asFragment(function PriceIncluded({ rooms, words }: PriceIncludedProps) {
  const { taxes } = useCompany();
  const included = includedIn(rooms, words, taxes);
  const never = taxes === "extra" ? ["Taxes", ...words.never] : words.never;
  if (included.length === 0 && never.length === 0) return null;
  return (
    <section aria-labelledby="included">
      <h2 id="included" className="text-2xl">
        What the price includes
      </h2>
      <div className="mt-4 grid gap-x-8 gap-y-4 sm:grid-cols-2">
        <ul className="grid content-start gap-2">
          {included.map((words) => (
            <li key={words} className="flex items-start gap-2.5">
              <Icon of="check" className="mt-1 text-meadow" />
              {words}
            </li>
          ))}
        </ul>
        {never.length > 0 ? (
          <ul aria-label="Not in the price" className="grid content-start gap-2 text-ink2">
            {never.map((words) => (
              <li key={words} className="flex items-start gap-2.5">
                <Icon of="x" className="mt-1 text-chinar" />
                {words}
              </li>
            ))}
          </ul>
        ) : null}
      </div>
    </section>
  );
});
