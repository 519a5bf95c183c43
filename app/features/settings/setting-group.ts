export type SettingField = {
  name: string;
  label: string;
  kind?: "text" | "email" | "tel" | "url" | "time" | "prose";
  hint?: string;
  isOptional?: boolean;
};

export type SettingGroup = { heading: string; lead?: string; fields: readonly SettingField[] };
