import { Form } from "react-router";
import type { Import } from "#contract/import-view.ts";
import { spreadsheetColumn } from "#contract/rules/spreadsheet-column.ts";
import { importFields } from "#contract/rules/import-fields.ts";
import { Button } from "#app/ui/button.tsx";

/** Names the columns whose values do not come in: seen without unfolding anything, for some may be money. */
export function UnreadColumns({ kind, headings, columns }: Pick<Import, "kind" | "headings" | "columns">) {
  const read = new Set(Object.values(columns));
  const unread = headings.filter((heading, index) => heading !== "" && !read.has(index));
  if (unread.length === 0) return null;
  const isOfMeals = (kind === "prices" || kind === "hotels") && unread.some(isMealOrBed);
  return (
    <p className="mb-4 max-w-[68ch] break-words text-ink2">
      Not read: {unread.join(", ")}
      {isOfMeals
        ? ". What meals, extra beds and children cost is the same in every season: enter it once for each room type, in its form under “Meals, extra beds and children”."
        : null}
    </p>
  );
}

/** How tariff cards head the prices of meal plans and of persons. */
const mealsAndBeds =
  /\b(?:cp|map|ap|cpai|mapai|apai|breakfast|dinner|meals?|extra (?:bed|adult|person|child)|child(?:ren)? with)\b/i;

function isMealOrBed(heading: string): boolean {
  return mealsAndBeds.test(heading);
}

/** Maps the file's columns to fields; unfolded while a required field has no column. */
export function MatchColumns({ kind, headings, columns }: Pick<Import, "kind" | "headings" | "columns">) {
  const missing = importFields[kind].filter(({ name, isNeeded }) => isNeeded && columns[name] === undefined);
  const numbered = headings.map((heading, index) => ({ heading, index }));
  return (
    <details
      open={missing.length > 0}
      className="mb-5 rounded-panel border border-line bg-surface px-4 sm:px-6"
    >
      <summary className="flex min-h-12 cursor-pointer items-center font-semibold">
        {missing.length > 0
          ? `Choose the column of: ${missing.map(({ label }) => label).join(", ")}`
          : "Columns"}
      </summary>
      <Form method="post" className="grid gap-4 pb-5">
        <input type="hidden" name="intent" value="columns" />
        <div className="grid gap-x-5 gap-y-3 sm:grid-cols-2 lg:grid-cols-3">
          {importFields[kind].map(({ name, label, isNeeded }) => (
            <div key={name} className="min-w-0">
              <label htmlFor={`column-${name}`} className="mb-1 block text-sm font-semibold">
                {label}
                {isNeeded ? <span className="font-normal text-ink2"> (needed)</span> : null}
              </label>
              <select
                id={`column-${name}`}
                name={name}
                defaultValue={columns[name] ?? ""}
                className="control w-full min-w-0"
              >
                <option value="">Not in this file</option>
                {numbered.map(({ heading, index }) => (
                  <option key={index} value={index}>
                    {heading || `Column ${spreadsheetColumn(index)}`}
                  </option>
                ))}
              </select>
            </div>
          ))}
        </div>
        <Button type="submit" variant="outline" className="justify-self-start">
          Read it this way
        </Button>
      </Form>
    </details>
  );
}
