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

/** Style sheet of each choice. The default one is in every page's styles (`valley` exists only for previews beside others). */
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

/** Addresses of the additional style sheets that the chosen brand needs. */
export function brandStyles({ palette, typefaces }: Pick<Brand, "palette" | "typefaces">): string[] {
  return [paletteStyles[palette], typefaces === "valley" ? undefined : typefaceStyles[typefaces]].filter(
    (href) => href !== undefined,
  );
}
