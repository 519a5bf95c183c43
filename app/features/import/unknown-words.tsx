import { Form } from "react-router";
import type { Import } from "#contract/import-view.ts";
import { Button } from "#app/ui/button.tsx";

/** Names what hotels have and no list has yet, with the button that adds it. */
export function UnknownWords({ unknownWords }: Pick<Import, "unknownWords">) {
  if (!unknownWords) return null;
  const { roomTypes, facilities } = unknownWords;
  return (
    <Form
      method="post"
      className="mb-5 grid max-w-[68ch] grid-cols-1 justify-items-start gap-3 rounded-panel border border-line bg-surface p-5"
    >
      <p className="font-semibold">Not in your lists yet</p>
      <NamedWords title="Room types" words={roomTypes} />
      <NamedWords title="Facilities" words={facilities} />
      <p className="text-sm text-ink2">
        Add them if they are called so. If one is only written otherwise than in your list, put that right in
        the file instead.
      </p>
      <Button type="submit" name="intent" value="words" variant="outline">
        Add to the lists
      </Button>
    </Form>
  );
}

/** So many names stand above the button that adds them; others are folded, so that a phone shows the button, too. */
const mostInSight = 24;

export function NamedWords({ title, words }: { title: string; words: readonly string[] }) {
  if (words.length === 0) return null;
  const folded = words.slice(mostInSight);
  return (
    <div>
      <p>
        {title}: {words.slice(0, mostInSight).join(", ")}
      </p>
      {folded.length > 0 ? (
        <details>
          <summary className="min-h-11 cursor-pointer content-center text-sm font-semibold text-dal">
            {folded.length} more
          </summary>
          <p>{folded.join(", ")}</p>
        </details>
      ) : null}
    </div>
  );
}
