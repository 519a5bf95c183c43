import type { BlockValue } from "./values.ts";
import { heroSlides } from "./blocks/hero-slides.ts";
import { questionsAndAnswers } from "./blocks/questions-and-answers.ts";
import { team } from "./blocks/team.ts";

/** Every block of the public pages, in the order in which staff see those of a page. */
export const blocks = [heroSlides, questionsAndAnswers, team] as const;

export type AnyBlock = (typeof blocks)[number];
export type ContentName = AnyBlock["name"];

/** What a block of that name holds. */
export type ContentValue<Name extends ContentName> = BlockValue<Extract<AnyBlock, { name: Name }>["fields"]>;

const byName = new Map<string, AnyBlock>(blocks.map((each) => [each.name, each]));

/** The block of that name, if there is one. */
export function findBlock(name: string): AnyBlock | undefined {
  return byName.get(name);
}
