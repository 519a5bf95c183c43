import type { IconName } from "#app/ui/icon-names.ts";
import { useId, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { Icon } from "#app/ui/icon.tsx";

type WordListFieldProps = { name: string; label: string; singular: string; entries: readonly string[] };

/** Empty inputs for further entries, without scripts. */
const spareLines = 3;

/** A list of short texts that can be added, removed and moved up. Each is sent as a field of that name. */
export function WordListField({ name, label, singular, entries: start }: WordListFieldProps) {
  const id = useId();
  const isHydrated = useHydrated();
  const [entries, setEntries] = useState(start);
  const [typed, setTyped] = useState("");

  function add(): void {
    if (typed.trim() === "") return;
    setEntries([...entries, typed.trim()]);
    setTyped("");
  }

  function moveUp(index: number): void {
    const moved = entries[index];
    if (moved === undefined) return;
    setEntries(entries.toSpliced(index, 1).toSpliced(index - 1, 0, moved));
  }

  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1.5 text-sm font-semibold">{label}</legend>
      {entries.length > 0 ? (
        <ol className="grid gap-1.5">
          {entries.map((entry, index) => (
            <li
              // Entries may be equal, so the index is part of the key.
              // oxlint-disable-next-line react/no-array-index-key
              key={`${index} ${entry}`}
              className="flex items-center gap-1 rounded-control bg-raised ps-3.5 text-sm"
            >
              <input type="hidden" name={name} value={entry} />
              <span className="flex-1 py-1.5">{entry}</span>
              {isHydrated && index > 0 ? (
                <IconButton label={`Move “${entry}” up`} onClick={() => moveUp(index)} icon="arrow-up" />
              ) : null}
              {isHydrated ? (
                <IconButton
                  label={`Remove “${entry}”`}
                  onClick={() => setEntries(entries.toSpliced(index, 1))}
                  icon="x"
                />
              ) : null}
            </li>
          ))}
        </ol>
      ) : null}
      {isHydrated ? (
        <div className="flex gap-2">
          {/* Sent with the list, too: a text that was typed but not added is not lost. */}
          <input
            id={id}
            name={name}
            dir="auto"
            className="control"
            aria-label={`New ${singular}`}
            value={typed}
            maxLength={200}
            onChange={(event) => setTyped(event.target.value)}
            onKeyDown={(event) => {
              if (event.key !== "Enter") return;
              event.preventDefault();
              add();
            }}
          />
          <Button variant="outline" onClick={add}>
            <Icon of="plus" />
            Add
          </Button>
        </div>
      ) : (
        Array.from({ length: spareLines }, (_, line) => (
          <input
            key={line}
            name={name}
            dir="auto"
            className="control"
            aria-label={`New ${singular}, ${line + 1}`}
          />
        ))
      )}
    </fieldset>
  );
}

function IconButton({ label, onClick, icon }: { label: string; onClick: () => void; icon: IconName }) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onClick}
      className="grid size-11 place-items-center rounded-control text-ink2 hover:bg-pashmina2"
    >
      <Icon of={icon} className="size-4.5" />
    </button>
  );
}
