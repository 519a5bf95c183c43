import { Form } from "react-router";
import type { Import } from "#contract/import-view.ts";
import { countOf } from "#contract/rules/text.ts";
import { Button } from "#app/ui/button.tsx";

/** Offers to read rows that name no house as the row above: a register may write a house once, above all of its rows. */
export function HousesAbove({ withoutHouse }: Pick<Import, "withoutHouse">) {
  if (!withoutHouse) return null;
  return (
    <Form
      method="post"
      className="mb-5 grid max-w-[68ch] grid-cols-1 justify-items-start gap-4 rounded-panel border border-line bg-surface p-5"
    >
      <p>
        {countOf(withoutHouse, "row")} {withoutHouse === 1 ? "names" : "name"} no house. Does an empty cell
        mean the house in the row above? Each row then shows its house, and nothing is stored before you
        import.
      </p>
      <Button type="submit" name="intent" value="houses" variant="outline">
        Yes, the house above
      </Button>
    </Form>
  );
}
