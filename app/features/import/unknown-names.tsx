import { Form } from "react-router";
import type { Import } from "#contract/import-view.ts";
import { countOf } from "#contract/rules/text.ts";
import type { HouseChoice } from "#app/features/hotels/house-choices.ts";
import { Button } from "#app/ui/button.tsx";
import { anyRoomType, type ChosenNames } from "./answer-import.ts";
import { NameChoice } from "./name-choice.tsx";

type UnknownNamesProps = Pick<Import, "kind" | "unknownNames"> & {
  houses: readonly HouseChoice[];
  /** What was chosen in a form that was refused. */
  chosen: ChosenNames | undefined;
};

/** More houses than this are not repeated in the choice of each name, but typed with one list of suggestions. */
const mostInSelect = 50;

const suggestions = "own-houses";

/** For each house and room type of the file that the company does not have: which of its own is meant, for all rows. */
export function UnknownNames({ kind, unknownNames, houses, chosen = [] }: UnknownNamesProps) {
  if (!unknownNames) return null;
  const names = houses.map(({ label }) => label);
  const isTyped = names.length > mostInSelect;
  function before(name: string, hotel?: string) {
    const found = chosen.find((one) => one.name === name && one.hotel === hotel);
    return found && (found.to ?? anyRoomType);
  }
  return (
    <Form
      method="post"
      className="mb-5 grid max-w-[68ch] grid-cols-1 justify-items-start gap-4 rounded-panel border border-line bg-surface p-5"
    >
      <p className="font-semibold">Names that are none of yours</p>
      <p className="text-sm text-ink2">
        Say which of yours is meant: it goes for all rows with the name.{" "}
        {isTyped ? "Type a part of a house's name, and choose it from those that come up. " : ""}
        Nothing is stored before you import.
      </p>
      {unknownNames.houses.map(({ name, rows }) => (
        <NameChoice key={name} {...{ name, rows }} chosen={before(name)}>
          {isTyped ? { list: suggestions } : { options: names }}
        </NameChoice>
      ))}
      {isTyped ? (
        <datalist id={suggestions}>
          {[...new Set(names)].map((name) => (
            <option key={name}>{name}</option>
          ))}
        </datalist>
      ) : null}
      {unknownNames.roomTypes.map(({ name, rows, hotel, types }) => (
        <NameChoice key={`${hotel} ${name}`} {...{ name, rows, hotel }} chosen={before(name, hotel)}>
          {{ options: types, hasAny: kind === "bookings" }}
        </NameChoice>
      ))}
      {unknownNames.more > 0 ? (
        <p className="text-sm text-ink2">
          {countOf(unknownNames.more, "name")} more: these, with the most rows, come first. Are they so many
          because another column has the names? Choose it under Columns.
        </p>
      ) : null}
      <Button type="submit" name="intent" value="names" variant="outline">
        Read them so
      </Button>
    </Form>
  );
}
