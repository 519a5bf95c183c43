import type { Brand, PaletteName, TypefacesName } from "#contract/brand.ts";
import classic from "#app/styles/typefaces/classic.css?url";
import valley from "#app/styles/typefaces/valley.css?url";
import plain from "#app/styles/typefaces/plain.css?url";
import chinar from "#app/styles/palettes/chinar.css?url";
import iris from "#app/styles/palettes/iris.css?url";
import night from "#app/styles/palettes/night.css?url";
import pine from "#app/styles/palettes/pine.css?url";
import rose from "#app/styles/palettes/rose.css?url";
import slate from "#app/styles/palettes/slate.css?url";

/** Styles of what can be chosen; the first of each stands in the styles of every page (`valley`: to show it beside others). */
export const paletteStyles: Record<PaletteName, string | undefined> = {
  lake: undefined,
  chinar,
  pine,
  iris,
  rose,
  night,
  slate,
};
export const typefaceStyles: Record<TypefacesName, string> = {
  valley,
  classic,
  plain,
};

/** Addresses of the styles that the chosen brand needs beside the usual ones. */
export function brandStyles({ palette, typefaces }: Pick<Brand, "palette" | "typefaces">): string[] {
  return [paletteStyles[palette], typefaces === "valley" ? undefined : typefaceStyles[typefaces]].filter(
    (href) => href !== undefined,
  );
}
