// oxlint-disable-next-line import/no-named-as-default -- its types know the default alone
import PDFDocument from "pdfkit";
import { visibleCharacters } from "#contract/rules/text.ts";
import { inVisualOrder, type Run, runsOf } from "./font-runs.ts";
import { paperFonts } from "./paper-fonts.server.ts";

const margin = 50;
const leading = 1.4;
/** A flag of fourteen signs is one. */
const longestCharacter = 20;

type Style = { size: number; isBold?: boolean; isFaint?: boolean };
type Place = { x: number; width: number; align?: "left" | "right" };

/** A PDF of A4 pages, written from top to bottom. Lengths in points. */
export class Sheet {
  readonly left = margin;
  readonly right: number;
  #y = margin;
  #page = 1;
  readonly #title: string;
  readonly #document: PDFKit.PDFDocument;
  readonly #bytes: Promise<Buffer>;

  constructor(info: { Title: string; Author: string; CreationDate: Date }) {
    this.#title = info.Title;
    // No default font: the built-in ones lack the rupee sign, and would be read from files.
    this.#document = new PDFDocument({ size: "A4", margin, font: "", info, lang: "en-IN" });
    for (const [name, bytes] of Object.entries(paperFonts)) this.#document.registerFont(name, bytes);
    this.right = this.#document.page.width - margin;
    this.#bytes = collect(this.#document);
  }

  get y(): number {
    return this.#y;
  }

  /** Sets the vertical position; `skip` moves it down. */
  moveTo(y: number): void {
    this.#y = y;
  }
  skip(points: number): void {
    this.#y += points;
  }

  /** Begins a new page unless so many points are left on this one. Its head tells which paper it belongs to. */
  keepTogether(points: number): void {
    if (this.#y + points <= this.#document.page.height - margin) return;
    this.#document.addPage();
    this.#y = margin;
    this.#page += 1;
    const head = { size: 9, isFaint: true };
    this.write(
      `${this.#title}, page ${this.#page}`,
      { x: this.left, width: this.right - this.left, align: "right" },
      head,
    );
    this.skip(10);
  }

  /** A thin line from edge to edge. */
  rule(): void {
    this.#document.moveTo(this.left, this.#y).lineTo(this.right, this.#y).lineWidth(0.6).stroke("#b9b2a3");
    this.#y += 6;
  }

  /** Draws a PNG at the left edge, as large as `most` allows, and continues below it. Throws when it cannot be read. */
  picture(bytes: Uint8Array, most: { width: number; height: number }): void {
    const { width, height } = pngSize(bytes);
    const scale = Math.min(most.width / width, most.height / height);
    this.#document.image(Buffer.from(bytes), this.left, this.#y, { width: width * scale });
    this.#y += height * scale + 8;
  }

  /** Writes a text into a column, wrapping lines, and continues below it. */
  write(text: string, place: Place, style: Style): void {
    for (const words of this.#linesOf(text, place.width, style)) {
      this.keepTogether(style.size * leading);
      const line = inVisualOrder(words).join(" ");
      const x = place.align === "right" ? place.x + place.width - this.#widthOf(line, style) : place.x;
      this.#draw(line, x, style);
      this.#y += style.size * leading;
    }
  }

  /** Writes texts side by side, and continues below the longest. */
  writeBeside(parts: [text: string, place: Place, style: Style][]): void {
    this.keepTogether(Math.max(...parts.map(([, , { size }]) => size * leading)));
    const top = this.#y;
    let bottom = top;
    for (const [text, place, style] of parts) {
      this.#y = top;
      this.write(text, place, style);
      bottom = Math.max(bottom, this.#y);
    }
    this.#y = bottom;
  }

  /** The whole file. */
  async end(): Promise<Uint8Array> {
    this.#document.end();
    return new Uint8Array(await this.#bytes);
  }

  #linesOf(text: string, width: number, style: Style): string[][] {
    const lines: string[][] = [[]];
    const words = text.split(/\s+/).flatMap((word) => this.#piecesOf(word, width, style));
    for (const word of words) {
      const line = lines.at(-1) ?? [];
      const isTooLong = this.#widthOf([...line, word].join(" "), style) > width;
      if (isTooLong && line.length > 0) lines.push([word]);
      else line.push(word);
    }
    return lines;
  }

  /** Splits a word that is wider than its column. */
  #piecesOf(word: string, width: number, style: Style): string[] {
    if (this.#widthOf(word, style) <= width) return [word];
    const pieces = [""];
    for (const letter of visibleCharacters(word).flatMap(partsOf)) {
      const piece = (pieces.at(-1) ?? "") + letter;
      if (this.#widthOf(piece, style) > width) pieces.push(letter);
      else pieces.splice(-1, 1, piece);
    }
    return pieces.filter(Boolean);
  }

  #widthOf(text: string, style: Style): number {
    return runsOf(text).reduce((sum, run) => sum + this.#use(run, style).widthOfString(run.text), 0);
  }

  #draw(text: string, from: number, style: Style): void {
    let x = from;
    for (const run of runsOf(text)) {
      const pen = this.#use(run, style).fillColor(style.isFaint ? "#5b5a53" : "#1d2b30");
      pen.text(run.text, x, this.#y + style.size, { lineBreak: false, baseline: "alphabetic" });
      x += pen.widthOfString(run.text);
    }
  }

  #use({ font }: Run, { size, isBold }: Style): PDFKit.PDFDocument {
    return this.#document.font(font === "text" && isBold ? "bold" : font).fontSize(size);
  }
}

/** A visible character; of one that is as long as a word, as Hindi's joined letters can be, its letters. */
function partsOf(character: string): string[] {
  return character.length > longestCharacter ? Array.from(character) : [character];
}

async function collect(document: PDFKit.PDFDocument): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of document) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks);
}

/** A PNG's first chunk has its size. */
function pngSize(bytes: Uint8Array): { width: number; height: number } {
  const { buffer, byteOffset, byteLength } = bytes;
  const view = new DataView(buffer, byteOffset, byteLength);
  return { width: view.getUint32(16), height: view.getUint32(20) };
}
