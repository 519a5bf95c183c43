import { alwaysIncluded, includedByFacility, neverIncluded } from "#app/content/included-words.ts";
import { useCompany } from "#app/features/company/use-company.ts";
import type { TaxChoice } from "#contract/rules/tax-words.ts";
import { Icon } from "#app/ui/icon.tsx";

type RoomFacilities = { facilities: readonly string[] };

/** What every room of a house includes in its price. What only some have is told beside those. */
export function includedIn(rooms: readonly RoomFacilities[], taxes: TaxChoice = ""): string[] {
  const inAll = (name: string) =>
    rooms.length > 0 && rooms.every(({ facilities }) => facilities.includes(name));
  const names = Object.entries(includedByFacility).filter(([name]) => inAll(name));
  // Half board has the breakfast in it.
  const meals = new Set(names.map(([name]) => name));
  return names
    .filter(([name]) => name !== "Breakfast included" || !meals.has("Half board"))
    .map(([, words]) => words)
    .concat(taxes === "included" ? "Taxes and service" : [], alwaysIncluded);
}

/** What a house's price includes, and what it does not. */
export function PriceIncluded({ rooms }: { rooms: readonly RoomFacilities[] }) {
  const { taxes } = useCompany();
  return (
    <section aria-labelledby="included">
      <h2 id="included" className="text-2xl">
        What the price includes
      </h2>
      <div className="mt-4 grid gap-x-8 gap-y-4 sm:grid-cols-2">
        <ul className="grid content-start gap-2">
          {includedIn(rooms, taxes).map((words) => (
            <li key={words} className="flex items-start gap-2.5">
              <Icon of="check" className="mt-1 text-meadow" />
              {words}
            </li>
          ))}
        </ul>
        <ul aria-label="Not in the price" className="grid content-start gap-2 text-ink2">
          {(taxes === "extra" ? ["Taxes", ...neverIncluded] : neverIncluded).map((words) => (
            <li key={words} className="flex items-start gap-2.5">
              <Icon of="x" className="mt-1 text-chinar" />
              {words}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
