import { strToU8, zipSync, type Zippable } from "fflate";

const namespace = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
const relations = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";

/** The parts of a workbook besides its sheet. */
const usualParts = {
  "xl/workbook.xml": `<workbook ${namespace} xmlns:r="${relations}"><sheets><sheet name="Hidden" sheetId="2" state="hidden" r:id="rId2"/><sheet name="One" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  "xl/_rels/workbook.xml.rels": `<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Target="worksheets/sheet2.xml"/></Relationships>`,
  "xl/styles.xml": `<styleSheet ${namespace}><numFmts><numFmt numFmtId="164" formatCode="dd\\-mmm&quot;day&quot;"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/></cellXfs></styleSheet>`,
  "xl/sharedStrings.xml": `<sst ${namespace}><si><t>Shared &amp; told</t></si><si><r><t>Rich </t></r><r><t>text</t></r><rPh><t>spoken</t></rPh></si></sst>`,
};

/**
 * An Excel file whose sheet has these XML rows, and cells merged by ranges such as `B2:B4`; `parts` overrides its usual
 * parts.
 */
export function workbook(
  rows: string,
  parts: Record<string, string> = {},
  merged: readonly string[] = [],
): Uint8Array<ArrayBuffer> {
  const ranges = merged.map((range) => `<mergeCell ref="${range}"/>`).join("");
  const cells = ranges && `<mergeCells>${ranges}</mergeCells>`;
  const sheet = `<worksheet ${namespace}><sheetData>${rows}</sheetData>${cells}</worksheet>`;
  const files: Zippable = {};
  for (const [name, text] of Object.entries({ ...usualParts, "xl/worksheets/sheet1.xml": sheet, ...parts }))
    files[name] = [strToU8(text), { level: 1 }];
  return zipSync(files);
}

/** A row of texts. */
export function textRow(row: number, cells: readonly string[]): string {
  const escaped = cells.map((text) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;"));
  return `<row r="${row}">${escaped.map((text) => `<c t="inlineStr"><is><t>${text}</t></is></c>`).join("")}</row>`;
}
