/** The stored brand as its form has it: texts. */
export type BrandValues = Record<"palette" | "typefaces" | "logo" | "logoHasName" | "version", string>;
