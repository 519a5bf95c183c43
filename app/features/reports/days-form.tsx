import { longDate } from "#contract/rules/dates.ts";
import { Button } from "#app/ui/button.tsx";

/** The date range of a report: a GET form, and in print the dates alone. */
export function DaysForm({ from, to }: { from: string; to: string }) {
  return (
    <>
      <p className="hidden font-semibold print:block">
        {longDate(from)} to {longDate(to)}
      </p>
      <form className="flex flex-wrap items-end gap-3 max-sm:gap-2">
        {[
          { name: "from", label: "From", value: from },
          { name: "to", label: "Until", value: to },
        ].map(({ name, label, value }) => (
          <label key={name} className="grid gap-1 text-sm font-medium max-sm:flex-[1_1_9rem]">
            {label}
            <input type="date" name={name} defaultValue={value} className="control max-sm:px-2" />
          </label>
        ))}
        <Button type="submit" variant="outline">
          Show
        </Button>
      </form>
    </>
  );
}
