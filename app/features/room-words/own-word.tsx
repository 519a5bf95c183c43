import { longestRoomWord } from "#contract/room-words.ts";
import { controlPages } from "#app/content/control-addresses.ts";
import { useFormScope } from "#app/ui/form-scope.tsx";
import { TextLink } from "#app/ui/link.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { ownWords } from "./add-own-words.ts";

type OwnWordProps = {
  name: (typeof ownWords)[keyof typeof ownWords];
  summary: string;
  label: string;
  hint: string;
  maxLength?: number;
  list: "types" | "facilities";
};

/** A field for what is not in a room form's list, folded while it is empty, with a link to that list. */
function OwnWord({ summary, list, ...field }: OwnWordProps) {
  const { errors, values } = useFormScope();
  return (
    <details open={Boolean(errors[field.name] ?? values[field.name])}>
      <summary className="min-h-11 cursor-pointer content-center text-sm font-semibold text-dal">
        {summary}
      </summary>
      <div className="mt-1 grid justify-items-start gap-2">
        <TextField {...field} className="w-full" />
        <TextLink href={controlPages.roomWords(list)} className="inline-flex min-h-11 items-center text-sm">
          Rename or delete some
        </TextLink>
      </div>
    </details>
  );
}

export function OwnRoomType() {
  return (
    <OwnWord
      name={ownWords.type}
      summary="Not in the list?"
      label="A type of your own"
      hint="As guests read it: Super Deluxe"
      maxLength={longestRoomWord}
      list="types"
    />
  );
}

export function OwnFacilities() {
  return (
    <OwnWord
      name={ownWords.facilities}
      summary="Not in the list?"
      label="Facilities of your own"
      hint="With commas between: Bonfire, Geyser"
      list="facilities"
    />
  );
}
