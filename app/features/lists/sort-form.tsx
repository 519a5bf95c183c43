import { useId, useState } from "react";
import { Form, useSubmit } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { HiddenFields } from "#app/ui/hidden-fields.tsx";
import { useEarlyInput } from "#app/ui/use-early-input.ts";
import { filterQuery, type ListFilters } from "./list-filters.ts";
import { type Sort, sortWord } from "./list-sorts.ts";

type SortFormProps = { filters: ListFilters; sorts: readonly Sort[] };

/** A select for sorting; on phones, which hide the table's headings, the only way to sort. */
export function SortForm({ filters, sorts }: SortFormProps) {
  const id = useId();
  const submit = useSubmit();
  const now = sortWord(filters.sort);
  const [chosen, setChosen] = useState(now);
  const [lastSort, setLastSort] = useState(now);
  if (lastSort !== now) {
    setLastSort(now);
    setChosen(now);
  }
  const first = { ...filters, sort: sorts[0] ?? filters.sort, page: 1 };
  const keep = Object.fromEntries(filterQuery(first));
  const sortBy = (word: string) => {
    if (word === now) return;
    setChosen(word);
    void submit({ ...keep, sort: word }, { preventScrollReset: true });
  };
  const select = useEarlyInput<HTMLSelectElement>(sortBy);
  return (
    <Form preventScrollReset className="flex min-w-0 items-center gap-2 max-sm:flex-1 max-[18rem]:basis-full">
      <HiddenFields values={keep} />
      <label htmlFor={id} className="text-sm font-medium whitespace-nowrap text-ink2">
        Sort
      </label>
      <select
        id={id}
        ref={select}
        name="sort"
        value={chosen}
        onChange={(event) => sortBy(event.currentTarget.value)}
        className="control !min-h-11 !w-auto min-w-0 !py-1 text-sm max-sm:flex-1"
      >
        {sorts.map((sort) => (
          <option key={sortWord(sort)} value={sortWord(sort)}>
            {sort.label}
          </option>
        ))}
      </select>
      <noscript>
        <Button type="submit" variant="outline" size="small">
          Show
        </Button>
      </noscript>
    </Form>
  );
}
