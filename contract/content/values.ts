import type {
  BlockFields,
  ChoiceField,
  Field,
  Fields,
  LinesField,
  ListField,
  NumberField,
  PictureField,
  SwitchField,
} from "./field-kinds.ts";

/** A picture of the gallery by its `id`, or one that comes with the product by its `name`; neither: no picture. */
export type PictureValue = {
  id: number | null;
  name: string;
  /** What the picture shows, for people who cannot see it. */
  alt: string;
  /** The part that stays visible when it is cropped, as "50% 42%"; empty: the middle. */
  focus: string;
};

export type ValueOf<F extends Field> =
  F extends ListField<infer Of>
    ? ItemOf<Of>[]
    : F extends PictureField
      ? PictureValue
      : F extends NumberField
        ? number | null
        : F extends SwitchField
          ? boolean
          : F extends LinesField
            ? string[]
            : F extends ChoiceField<infer Options>
              ? Options[number]["value"]
              : string;

/** An item of a list. */
export type ItemOf<Of extends Fields> = { [Name in keyof Of]: ValueOf<Of[Name]> } & { shown: boolean };

/** The value of a block. */
export type BlockValue<Of extends BlockFields> = { [Name in keyof Of]: ValueOf<Of[Name]> };

type WrittenOf<F extends Field> =
  F extends ListField<infer Of>
    ? readonly ({ readonly [Name in keyof Of]?: WrittenOf<Of[Name]> } & { shown?: boolean })[]
    : F extends PictureField
      ? Partial<PictureValue>
      : F extends LinesField
        ? readonly string[]
        : ValueOf<F>;

/** A value as defaults write it: missing fields are empty, and items are shown. */
export type BlockDefaults<Of extends BlockFields> = { readonly [Name in keyof Of]?: WrittenOf<Of[Name]> };

/** The items of a list that people see. */
export function shownOf<Item extends { shown: boolean }>(items: readonly Item[]): Item[] {
  return items.filter(({ shown }) => shown);
}
