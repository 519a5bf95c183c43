import { longestRoomWord } from "#contract/room-words.ts";
import { countOf } from "#contract/rules/text.ts";
import { controlPages } from "#app/content/control-addresses.ts";
import { ShortListRow } from "#app/features/short-lists/short-list-row.tsx";
import { EntryPanel } from "#app/features/short-lists/entry-panel.tsx";
import type { FormRefusal } from "#app/features/records/form-refusal.ts";
import { OfficePanel } from "#app/features/shell/control/office-panel.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { wordLists, type WordListPage } from "./word-lists.ts";

type WordPanelProps = { page: WordListPage; refusal: FormRefusal | undefined };

/** The panel with the form of a new room type or facility, or of the opened one. */
export function WordPanel({ page: { list, opened, idempotencyKey }, refusal }: WordPanelProps) {
  const { name, hint } = wordLists[list];
  return (
    <EntryPanel
      id="word"
      name={name}
      lead={
        opened
          ? "The new name stands wherever the old one stood."
          : "It can then be chosen in the form of each room."
      }
      href={controlPages.roomWords(list)}
      opened={
        opened && {
          id: opened.id,
          name: opened.name,
          texts: { name: opened.name, version: String(opened.version) },
        }
      }
      {...{ idempotencyKey, refusal }}
      add={`Add ${name}`}
    >
      <TextField name="name" label="Name" hint={hint} maxLength={longestRoomWord} required />
    </EntryPanel>
  );
}

/** The panel of all room types or facilities; each can be renamed and deleted. */
export function WordList({ page: { list, words } }: { page: WordListPage }) {
  const { title, lead } = wordLists[list];
  return (
    <OfficePanel title={title} lead={lead}>
      <ul className="grid gap-3">
        {words.map(({ id, name, hotels }) => (
          <ShortListRow key={id} id={id} name={name} href={`${controlPages.roomWords(list)}?word=${id}#word`}>
            <span className="font-semibold">{name}</span>
            <span className="num block text-sm text-ink2">
              {hotels === 0 ? "In no hotel yet" : `In ${countOf(hotels, "hotel")}`}
            </span>
          </ShortListRow>
        ))}
      </ul>
    </OfficePanel>
  );
}
