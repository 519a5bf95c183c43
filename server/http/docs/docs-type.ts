import { readdirSync } from "node:fs";
import type { TypefacesName } from "#contract/brand.ts";
import { projectFolder } from "../../project-folder.ts";

const faces = {
  youngSerif: { family: "Young Serif", file: "young-serif", weights: "400" },
  lora: { family: "Lora", file: "lora", weights: "400" },
  outfit: { family: "Outfit", file: "outfit", weights: "500" },
  figtree: { family: "Figtree", file: "figtree", weights: "400 700" },
  sourceSans: { family: "Source Sans 3", file: "source-sans", weights: "400 700" },
} as const;
const pairs = {
  valley: { heading: faces.youngSerif, text: faces.figtree, fallback: "serif" },
  classic: { heading: faces.lora, text: faces.sourceSans, fallback: "serif" },
  plain: { heading: faces.outfit, text: faces.figtree, fallback: "sans-serif" },
} as const;

/** The company's pair of typefaces as the pages have them; before pages were built, those of the machine. */
export function typeStyle(typefaces: TypefacesName): string {
  const { heading, text, fallback } = pairs[typefaces];
  const rules = [heading, text].map(({ family, file, weights }) => {
    const built = builtFonts().find((name) => name.startsWith(`${file}-`) && !name.includes("rupee"));
    const source = built ? `url("/assets/${built}") format("woff2")` : `local("${family}")`;
    return `@font-face { font-family: "${family}"; src: ${source}; font-weight: ${weights}; font-display: swap; }`;
  });
  return `${rules.join("\n  ")}
  :root { --heading: "${heading.family}", ${fallback}; --text: "${text.family}", system-ui, sans-serif; }`;
}

function builtFonts(): string[] {
  try {
    return readdirSync(new URL("build/client/assets/", projectFolder)).filter((name) =>
      name.endsWith(".woff2"),
    );
  } catch {
    return [];
  }
}
