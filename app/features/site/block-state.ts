import type { ContentPage } from "#contract/content/block.ts";
import type { BlockFields } from "#contract/content/field-kinds.ts";
import type { BlockPictures } from "#app/features/block-form/block-pictures.ts";
import type { Typed } from "#app/features/block-form/value-at.ts";

/** What a form of a block was opened with: the version that visitors see, and the draft's; 0 where there is none. */
export type Versions = { version: number; draft: number };

/** A block as its page shows it. */
export type BlockState = Versions & {
  name: string;
  title: string;
  help: string;
  page: ContentPage;
  fields: BlockFields;
  /** What the form starts with: the draft, or what is published. */
  value: Typed;
  /** What visitors see. */
  published: Typed;
  /** Visitors cannot read it: the block's own switch is off. */
  isSwitchedOff: boolean;
  /** Who wrote the draft, and when; null where there is none. */
  written: { at: string; by: string } | null;
  /** Something else was published since the draft was begun. */
  isOverTaken: boolean;
  pictures: BlockPictures;
};
