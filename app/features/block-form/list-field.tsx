import type { ListField as FieldSaid } from "#contract/content/field-kinds.ts";
import { Button } from "#app/ui/button.tsx";
import { FieldNotes, useFieldWiring } from "#app/ui/field.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { nameOfItem } from "./list-changes.ts";
import { ListItem } from "./list-item.tsx";
import { itemsOf } from "./value-at.ts";

type ListFieldProps = { field: FieldSaid; path: string; items: unknown; focus?: string | undefined };

/** The items of a list, each folded under its name; moved, hidden, taken out and added by ordinary buttons. */
export function ListField({ field, path, items: value, focus }: ListFieldProps) {
  const { label, help, item: singular, most } = field;
  const items = itemsOf(value);
  const wiring = useFieldWiring({ name: path, hint: help, error: undefined });
  // The form is remounted after each change of the list, so the index is a stable key.
  const keyed = items.map((item, place) => ({ item, place, name: nameOfItem(field, item, place) }));
  return (
    <fieldset
      id={wiring.id}
      data-field=""
      tabIndex={-1}
      aria-describedby={wiring.control["aria-describedby"]}
      className="min-w-0"
    >
      <legend className="mb-2 text-sm font-semibold">
        {label} <span className="font-normal text-ink2">{`${items.length} of at most ${most}`}</span>
      </legend>
      {items.length > 0 ? (
        <ol className="grid gap-2">
          {keyed.map(({ item, place, name }) => (
            <ListItem
              key={`${place} ${name}`}
              {...{ field, path, item, place, name }}
              count={items.length}
              isWanted={focus !== undefined && `${focus}.`.startsWith(`${path}.${place}.`)}
            />
          ))}
        </ol>
      ) : (
        <p className="text-sm text-ink2">None yet. The page shows nothing in their place.</p>
      )}
      <FieldNotes wiring={wiring} hint={help} />
      <Button
        type="submit"
        name="intent"
        value={`add ${path}`}
        variant="outline"
        size="small"
        disabled={items.length >= most}
        data-wanted={focus === path ? "" : undefined}
        className="mt-3"
      >
        <Icon of="plus" />
        {`Add: ${singular}`}
      </Button>
    </fieldset>
  );
}
