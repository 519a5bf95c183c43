import arabic from "#app/styles/fonts/paper-arabic.ttf?inline";
import bold from "#app/styles/fonts/paper-bold.ttf?inline";
import devanagari from "#app/styles/fonts/paper-devanagari.ttf?inline";
import more from "#app/styles/fonts/paper-more.ttf?inline";
import text from "#app/styles/fonts/paper-text.ttf?inline";
import type { PaperFont } from "./font-runs.ts";

const decoded = (url: string) => Buffer.from(url.slice(url.indexOf(",") + 1), "base64");

/** The fonts as bytes. This module is loaded with the first PDF. */
export const paperFonts: Record<PaperFont, Buffer> = {
  text: decoded(text),
  bold: decoded(bold),
  more: decoded(more),
  devanagari: decoded(devanagari),
  arabic: decoded(arabic),
};
