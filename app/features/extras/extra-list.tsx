import { Form } from "react-router";
import { OfficePanel } from "#app/features/shell/control/office-panel.tsx";
import { Button } from "#app/ui/button.tsx";
import { TextLink } from "#app/ui/link.tsx";
import type { ExtrasPage } from "./answer-extras.ts";
import { extraInWords } from "./extra-words.ts";

/** What is charged beside room and meals, each with its ways to change and delete it, in its panel. */
export function ExtrasPanel(props: { page: ExtrasPage }) {
  return (
    <OfficePanel title="What is charged beside room and meals">
      <ExtraList {...props} />
    </OfficePanel>
  );
}

function ExtraList({ page: { extras, hotels } }: { page: ExtrasPage }) {
  if (extras.length === 0) return <p className="text-ink2">Nothing is charged beside room and meals.</p>;
  const houseOf = (id: number | null) =>
    id === null ? "All houses" : (hotels.find(({ value }) => value === id)?.label ?? "");
  return (
    <ul className="grid gap-3">
      {extras.map((extra) => (
        <li
          key={extra.id}
          className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line pb-3 last:border-0 last:pb-0"
        >
          <p className="min-w-0 grow">
            <span className="font-semibold">{extra.name}</span>{" "}
            <span className="text-sm text-ink2">{houseOf(extra.hotelId)}</span>
            <span className="num block text-sm text-ink2">{extraInWords(extra)}</span>
          </p>
          <TextLink
            href={`/control/extras?extra=${extra.id}#extra`}
            className="inline-flex min-h-11 items-center text-sm"
          >
            Edit<span className="sr-only"> {extra.name}</span>
          </TextLink>
          <Form method="post">
            <input type="hidden" name="id" value={extra.id} />
            <Button
              type="submit"
              name="intent"
              value="delete"
              variant="destructive-ghost"
              size="small"
              aria-label={`Delete ${extra.name}`}
            >
              Delete
            </Button>
          </Form>
        </li>
      ))}
    </ul>
  );
}
