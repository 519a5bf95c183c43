import { Form } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { HiddenFields } from "#app/ui/hidden-fields.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import type { FoundHouses } from "./find-houses.ts";

type FindHouseProps = {
  found: FoundHouses;
  /** What the address keeps, beside the words. */
  keeps?: Readonly<Record<string, string>>;
};

/** Looks for a house by its name, in a company with more houses than a field has choices; nothing elsewhere. */
export function FindHouse({ found: { houses, find, isNone }, keeps = {} }: FindHouseProps) {
  if (find === undefined) return null;
  const words = isNone
    ? `No house is called “${find}”`
    : find === ""
      ? "By its name or its place"
      : `${houses.length} to choose from`;
  return (
    <Form role="search" className="flex w-full items-start gap-2">
      <HiddenFields values={keeps} />
      <TextField
        key={find}
        type="search"
        name="find"
        label="Find a house"
        defaultValue={find}
        hint={words}
        maxLength={100}
        enterKeyHint="search"
        autoComplete="off"
        className="min-w-0 flex-1 sm:max-w-96"
      />
      <Button type="submit" variant="outline" className="mt-7">
        Find
      </Button>
    </Form>
  );
}
