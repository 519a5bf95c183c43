import { type Block, block, type ContentPage } from "../block.ts";
import { lightText, line, list, onOff, paragraph } from "../field-kinds.ts";
import type { BlockDefaults } from "../values.ts";

const fields = {
  published: onOff(
    "Published",
    "Until then its link at the foot of the pages says that it is coming soon, and only signed-in staff can read it.",
    true,
  ),
  title: line("Title", { longest: 60, needed: true }),
  lead: paragraph("Below the title", { longest: 300 }),
  sections: list(
    "Sections",
    "Section",
    { most: 30, calledBy: "heading" },
    { heading: line("Heading", { longest: 100, needed: true }), text: lightText("Text", { longest: 4000 }) },
  ),
};

/** What a page of the law or of help holds. */
export type ReadingFields = typeof fields;

type Words = {
  title: string;
  lead: string;
  sections?: readonly (readonly [heading: string, text: string])[];
};

/**
 * A page of the law or of help. Its text comes with the product, whichever company uses it, and is published when the
 * owner has read it and says so.
 */
export function readingPage<const Name extends string>(
  name: Name,
  page: ContentPage,
  { title, lead, sections = [] }: Words,
): Block<Name, ReadingFields> {
  const words: BlockDefaults<ReadingFields> = {
    title,
    lead,
    sections: sections.map(([heading, text]) => ({ heading, text })),
  };
  const help =
    "These words are a start, not advice of a lawyer: read them, change what is not so, then publish.";
  return block({ name, page, title, help, fields, demo: words, empty: words });
}
