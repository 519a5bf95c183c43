import { fileURLToPath } from "node:url";
import type { TypefacesName } from "#contract/brand.ts";
import { projectFolder } from "../project-folder.ts";

// The family names in the files: Outfit's is that of its lightest weight, whichever weight was cut out. The comma ends
// the name: without it Pango reads "Thin" as a weight, and uses one of the machine's typefaces.
const families = { valley: "Young Serif", classic: "Lora", plain: "Outfit Thin," } as const;

/** The typeface of cards (scripts/build-card-fonts.ts makes the files). */
export function cardFont(typefaces: TypefacesName) {
  const file = fileURLToPath(new URL(`server/brand/fonts/${typefaces}.ttf`, projectFolder));
  return { family: families[typefaces], file };
}

/** Whether the fonts have all letters of the text: only Latin ones; others would be empty boxes. */
export function canBeWritten(text: string): boolean {
  return /^[\x20-\x7e\xa0-\xff–—‘’“”…•]*$/.test(text);
}
