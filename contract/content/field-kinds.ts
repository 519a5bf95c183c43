/**
 * The description of a block's field. It is plain data: the schema of its value (`schema.ts`) and the control that
 * edits it are both made from it.
 */
type Labelled = {
  label: string;
  /** A hint beside the control. */
  help?: string;
};

/** Lengths in characters; the longest text that the layout can hold. A text that is not `needed` may be empty. */
type Text = Labelled & { longest: number; needed?: boolean };

/** Without line breaks. */
export type LineField = Text & { kind: "line" };
/** Plain text with line breaks. */
export type ParagraphField = Text & { kind: "paragraph" };
/** Light text: Markdown's paragraphs, emphasis, links and lists. */
export type LightTextField = Text & { kind: "light-text" };
/** Lines of text, without empty ones. */
export type LinesField = Labelled & { kind: "lines"; most: number; longest: number };
/** A whole number, or null. */
export type NumberField = Labelled & { kind: "number"; least: number; most: number };
export type Option = { value: string; label: string };
export type ChoiceField<Options extends readonly Option[] = readonly Option[]> = Labelled & {
  kind: "choice";
  options: Options;
};
export type SwitchField = Labelled & { kind: "switch"; beginsOn?: boolean };
/** A page of ours (`/hotels`), another site (`https:`), an e-mail address or a number. */
export type LinkField = Labelled & { kind: "link" };
export type PictureField = Labelled & { kind: "picture" };
/** An ordered list of items; each can be hidden by its `shown`. */
export type ListField<Of extends Fields = Fields> = Labelled & {
  kind: "list";
  /** The noun for one item: "Slide". */
  item: string;
  /** The field that names an item. */
  calledBy: string;
  least: number;
  most: number;
  of: Of;
};

export type SimpleField =
  | LineField
  | ParagraphField
  | LightTextField
  | LinesField
  | NumberField
  | ChoiceField
  | SwitchField
  | LinkField
  | PictureField;

export type Field = SimpleField | ListField;

/** The fields of an item. A list has no lists within. */
export type Fields = { readonly [name: string]: SimpleField };
export type BlockFields = { readonly [name: string]: Field };

type Limits = { longest?: number; needed?: boolean; help?: string };

export const line = (label: string, limits: Limits = {}): LineField => ({
  kind: "line",
  label,
  longest: 80,
  ...limits,
});

export const paragraph = (label: string, limits: Limits): ParagraphField => ({
  kind: "paragraph",
  label,
  longest: 400,
  ...limits,
});

export const lightText = (label: string, limits: Limits = {}): LightTextField => ({
  kind: "light-text",
  label,
  longest: 2000,
  ...limits,
});

export const lines = (
  label: string,
  limits: { most: number; longest?: number; help?: string },
): LinesField => ({ kind: "lines", label, longest: 200, ...limits });

export const number = (
  label: string,
  limits: { least?: number; most: number; help?: string },
): NumberField => ({ kind: "number", label, least: 0, ...limits });

export const choice = <const Options extends readonly Option[]>(
  label: string,
  options: Options,
): ChoiceField<Options> => ({ kind: "choice", label, options });

/** `beginsOn`: the tick is set in the form of a block that was never published. */
export const onOff = (label: string, help?: string, beginsOn = false): SwitchField => ({
  kind: "switch",
  label,
  ...(help && { help }),
  ...(beginsOn && { beginsOn }),
});

export const link = (label: string, help?: string): LinkField => ({
  kind: "link",
  label,
  ...(help && { help }),
});

export const picture = (label: string, help?: string): PictureField => ({
  kind: "picture",
  label,
  ...(help && { help }),
});

export const list = <const Of extends Fields>(
  label: string,
  item: string,
  limits: { least?: number; most: number; calledBy: keyof Of & string; help?: string },
  of: Of,
): ListField<Of> => ({ kind: "list", label, item, least: 0, of, ...limits });
