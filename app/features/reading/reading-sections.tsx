import { shownOf } from "#contract/content/values.ts";
import { LightText } from "#app/features/content/light-text.tsx";
import type { ReadingWords } from "./published-pages.ts";

/** The sections of a reading page, each with its heading. */
export function ReadingSections({ sections }: Pick<ReadingWords, "sections">) {
  return shownOf(sections).map(({ heading, text }) => (
    <section key={heading} aria-label={heading} className="grid gap-4">
      <h2 className="text-2xl">{heading}</h2>
      <LightText text={text} />
    </section>
  ));
}
