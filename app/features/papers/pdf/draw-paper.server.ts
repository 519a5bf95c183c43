import { paperMessages } from "#contract/papers.ts";
import { longDate } from "#contract/rules/dates.ts";
import { formatPaise } from "#contract/rules/money.ts";
import type { ShownPaper } from "../shown-paper.ts";
import { guestLines } from "../shown-paper.ts";
import { Sheet } from "./sheet.server.ts";

const small = { size: 9 };
const faint = { size: 9, isFaint: true };
const strong = { size: 10, isBold: true };

/** In points: of a wide logo the width counts, of a high one the height. */
const mostLogo = { width: 170, height: 44 };

/**
 * A paper as a PDF: always the same bytes, until the guest is erased, the paper is taken back or the company has another
 * `logo` (a PNG).
 */
export async function drawPaper(paper: ShownPaper, logo?: Uint8Array): Promise<Uint8Array> {
  const { content, number, issuedOn } = paper;
  const { seller, facts, notes, words } = content;
  const sheet = new Sheet({
    Title: `${content.title} ${number}`,
    Author: seller.name,
    CreationDate: new Date(`${issuedOn}T00:00:00Z`),
  });
  if (logo) sheet.picture(logo, mostLogo);
  const fullWidth = { x: sheet.left, width: sheet.right - sheet.left };
  sheet.writeBeside([
    [seller.name, { x: sheet.left, width: 300 }, { size: 16, isBold: true }],
    [content.title, { x: sheet.left + 300, width: fullWidth.width - 300, align: "right" }, { size: 16 }],
  ]);
  const top = sheet.y;
  for (const line of seller.lines) sheet.write(line, { x: sheet.left, width: 300 }, faint);
  const bottom = sheet.y;
  sheet.moveTo(top);
  const rightColumn = { x: sheet.left + 310, width: fullWidth.width - 310, align: "right" } as const;
  sheet.write(number, rightColumn, strong);
  sheet.write(longDate(issuedOn), rightColumn, small);
  sheet.moveTo(Math.max(bottom, sheet.y));
  sheet.skip(10);
  sheet.rule();
  if (paper.isWithdrawn) {
    sheet.write(paperMessages.withdrawn, fullWidth, strong);
    sheet.skip(8);
  }
  for (const [index, line] of guestLines(paper).entries())
    sheet.write(line, fullWidth, index === 0 ? strong : small);
  sheet.skip(8);
  for (const { label, value } of facts)
    sheet.writeBeside([
      [label, { x: sheet.left, width: 90 }, faint],
      [value, { x: sheet.left + 100, width: fullWidth.width - 100 }, small],
    ]);
  sheet.skip(10);
  drawAmounts(sheet, paper);
  if (words) {
    sheet.skip(6);
    sheet.write(words, fullWidth, small);
  }
  sheet.skip(10);
  for (const note of notes) sheet.write(note, fullWidth, faint);
  return sheet.end();
}

function drawAmounts(sheet: Sheet, { content: { lines, taxes, total } }: ShownPaper): void {
  const amounts = { x: sheet.right - 120, width: 120, align: "right" } as const;
  const words = { x: sheet.left, width: sheet.right - sheet.left - 130 };
  if (lines.length > 0) sheet.rule();
  for (const { text, note, paise } of lines) {
    sheet.keepTogether(40);
    sheet.writeBeside([
      [text, words, small],
      [paise === null ? "" : formatPaise(paise), amounts, small],
    ]);
    if (note) sheet.write(note, words, faint);
    sheet.skip(4);
  }
  if (total === null) return;
  sheet.rule();
  for (const { text, paise } of taxes)
    sheet.writeBeside([
      [text, words, faint],
      [formatPaise(paise), amounts, small],
    ]);
  sheet.keepTogether(30);
  sheet.writeBeside([
    ["Total", words, strong],
    [formatPaise(total), amounts, strong],
  ]);
}
