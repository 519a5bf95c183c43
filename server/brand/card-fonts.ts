import { fileURLToPath } from "node:url";
import type { TypefacesName } from "#contract/brand.ts";
import { projectFolder } from "../project-folder.ts";

// As the files have it: the lightest of Outfit gave the family its name, whichever weight was cut out. The comma ends the
// name: without it Pango takes "Thin" for a weight, and where no face is called Outfit writes in one of the machine's.
const families = { valley: "Young Serif", classic: "Lora", plain: "Outfit Thin," } as const;

/** The typeface that cards are written in (scripts/build-card-fonts.ts makes the files). */
export function cardFont(typefaces: TypefacesName) {
  const file = fileURLToPath(new URL(`server/brand/fonts/${typefaces}.ttf`, projectFolder));
  return { family: families[typefaces], file };
}

/** Whether the files have all letters of the text: Latin ones. Others would be drawn as empty boxes. */
export function canBeWritten(text: string): boolean {
  return /^[\x20-\x7e\xa0-\xff–—‘’“”…•]*$/.test(text);
}
