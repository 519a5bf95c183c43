import type { ContentPage } from "#contract/content/block.ts";
import type { BlockFields } from "#contract/content/field-kinds.ts";
import type { BlockPictures } from "#app/features/block-form/block-pictures.ts";
import type { RawBlockValue } from "#app/features/block-form/value-at.ts";

/** The versions that a block's form was opened with: the published one, and the draft's; 0 when there is none. */
export type Versions = { version: number; draft: number };

/** A block as its form's page shows it. */
export type BlockState = Versions & {
  name: string;
  title: string;
  help: string;
  page: ContentPage;
  fields: BlockFields;
  /** The initial value of the form: the draft, else the published value. */
  value: RawBlockValue;
  /** The published value. */
  published: RawBlockValue;
  /** Visitors do not see it, because the block's own switch is off. */
  isSwitchedOff: boolean;
  /** Author and time of the draft; null without a draft. */
  written: { at: string; by: string } | null;
  /** Another version was published since the draft was begun. */
  isOverTaken: boolean;
  pictures: BlockPictures;
};
