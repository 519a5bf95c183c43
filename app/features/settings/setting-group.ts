import type { Option } from "#app/ui/select-field.tsx";

export type SettingField = {
  name: string;
  label: string;
  kind?: "text" | "email" | "tel" | "url" | "time" | "prose";
  /** The field is a select with these options. */
  options?: readonly Option[];
  hint?: string;
  isOptional?: boolean;
  /** As optional, but said in the hint instead of the label. */
  mayBeEmpty?: boolean;
};

export type SettingGroup = { heading: string; lead?: string; fields: readonly SettingField[] };
