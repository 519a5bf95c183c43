import { SheetRefused } from "./sheet.ts";
import { walkXml } from "./walk-xml.ts";

type Files = Record<string, Uint8Array>;

/**
 * Finds the first visible sheet, whether its dates count from 1904, and the names of the other visible sheets that have
 * cells.
 */
export function findSheet(files: Files): { path: string; is1904: boolean; name: string; others: string[] } {
  const targets = new Map<string, string>();
  walkXml(partOf(files, "xl/_rels/workbook.xml.rels"), {
    open(name, { Id, Target }) {
      if (name === "Relationship" && Id && Target) targets.set(Id, Target);
    },
  });
  const sheets: { name: string; path: string }[] = [];
  let is1904 = false;
  walkXml(partOf(files, "xl/workbook.xml"), {
    open(name, attributes) {
      if (name === "workbookPr") is1904 = /^(1|true)$/.test(attributes["date1904"] ?? "");
      if (name === "sheet" && (attributes["state"] ?? "visible") === "visible")
        sheets.push({
          name: attributes["name"] ?? "",
          path: pathOf(
            targets.get(Object.entries(attributes).find(([key]) => /(^|:)id$/.test(key))?.[1] ?? ""),
          ),
        });
    },
  });
  const [first, ...rest] = sheets;
  if (!first?.path) throw new SheetRefused("This Excel file has no sheet");
  const others = rest.filter(({ path }) => Object.hasOwn(files, path) && hasCells(files[path]));
  return { ...first, is1904, others: others.map(({ name }) => name) };
}

function pathOf(target = ""): string {
  return target.startsWith("/") ? target.slice(1) : target && `xl/${target}`;
}

/** Whether a sheet has a value (`<v>`) or a text of its own (`<is>`), without walking through it. */
function hasCells(xml: Uint8Array | undefined): boolean {
  const text = Buffer.from(xml ?? []);
  return ["v>", "is>"].some((end) => text.includes(end));
}

export function partOf(files: Files, name: string): Uint8Array {
  const file = Object.hasOwn(files, name) ? files[name] : undefined;
  if (!file) throw new SheetRefused("This is no Excel file (.xlsx). Save it as .xlsx or as CSV, please");
  return file;
}

/** The texts that cells refer to by number; the phonetic readings of Japanese texts are left out. */
export function readSharedTexts(xml: Uint8Array | undefined): string[] {
  const texts: string[] = [];
  if (!xml) return texts;
  let text = "";
  let isText = false;
  let isSpoken = false;
  walkXml(xml, {
    open(name) {
      if (name === "si") text = "";
      if (name === "rPh") isSpoken = true;
      if (name === "t") isText = true;
    },
    text(more) {
      if (isText && !isSpoken) text += more;
    },
    close(name) {
      if (name === "t") isText = false;
      if (name === "rPh") isSpoken = false;
      if (name === "si") texts.push(text);
    },
  });
  return texts;
}

/** For each cell style of the workbook, whether it shows a number as a date. */
export function readDateStyles(xml: Uint8Array | undefined): boolean[] {
  const customFormats = new Map<number, boolean>();
  const styles: boolean[] = [];
  let isInCells = false;
  if (!xml) return styles;
  walkXml(xml, {
    open(name, attributes) {
      const id = Number(attributes["numFmtId"]);
      if (name === "numFmt") customFormats.set(id, isDateFormat(attributes["formatCode"] ?? ""));
      if (name === "cellXfs") isInCells = true;
      if (name === "xf" && isInCells) styles.push(customFormats.get(id) ?? isBuiltInDate(id));
    },
    close(name) {
      if (name === "cellXfs") isInCells = false;
    },
  });
  return styles;
}

function isBuiltInDate(id: number): boolean {
  return (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 47) || (id >= 50 && id <= 58);
}

/** True for a format with a day, a month or a year outside of quotes and brackets. */
function isDateFormat(code: string): boolean {
  return /[dmy]/i.test(code.replace(/"[^"]{0,60}"|\[[^\]]{0,60}\]|\\./g, ""));
}
