import { ShortListRow } from "#app/features/short-lists/short-list-row.tsx";
import { OfficePanel } from "#app/features/shell/control/office-panel.tsx";
import type { ExtrasPage } from "./answer-extras.ts";
import { extraInWords } from "./extra-words.ts";
import { controlPages } from "#app/content/control-addresses.ts";

/** What is charged beside room and meals, each with its ways to change and delete it, in its panel. */
export function ExtrasPanel({ page: { extras } }: { page: ExtrasPage }) {
  return (
    <OfficePanel title="What is charged beside room and meals">
      {extras.length === 0 ? (
        <p className="text-ink2">Nothing is charged beside room and meals.</p>
      ) : (
        <ul className="grid gap-3">
          {extras.map((extra) => (
            <ShortListRow
              key={extra.id}
              id={extra.id}
              name={extra.name}
              href={`${controlPages.extras}?extra=${extra.id}#extra`}
            >
              <span className="font-semibold">{extra.name}</span>{" "}
              <span className="text-sm text-ink2">{extra.hotelId === null ? "All houses" : extra.house}</span>
              <span className="num block text-sm text-ink2">{extraInWords(extra)}</span>
            </ShortListRow>
          ))}
        </ul>
      )}
    </OfficePanel>
  );
}
