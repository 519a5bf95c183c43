/** The brand as form values. */
export type BrandValues = Record<"palette" | "typefaces" | "logo" | "logoHasName" | "version", string>;
