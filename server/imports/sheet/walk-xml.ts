import sax from "sax";
import { SheetRefused } from "./sheet.ts";

type Attributes = sax.Tag["attributes"];
type Visitor = {
  open?: (name: string, attributes: Attributes) => void;
  close?: (name: string) => void;
  text?: (text: string) => void;
};

const step = 64 * 1024;

/**
 * Walks an XML file of a workbook, chunk by chunk, so that a visitor can stop it by throwing. Names come without their
 * namespace prefix. A document type, and so every entity defined in the file, is refused. Throws SheetRefused.
 */
export function walkXml(bytes: Uint8Array, { open, close, text }: Visitor): void {
  const parser = sax.parser(true, { trim: false, normalize: false });
  const ended: { by?: unknown } = {};
  const guarded = (work: () => void) => {
    if ("by" in ended) return;
    try {
      work();
    } catch (error) {
      ended.by = error;
    }
  };
  const tell = (chunk: string) => guarded(() => text?.(chunk));
  // The parser rethrows errors of its listeners at odd moments: each listener stores its error for the end.
  Object.assign(parser, {
    onerror: () => guarded(() => refuse("This Excel file is damaged")),
    ondoctype: () => guarded(() => refuse("This Excel file is not as Excel writes it")),
    onopentag: ({ name, attributes }: sax.Tag) => guarded(() => open?.(local(name), plain(attributes))),
    onclosetag: (name: string) => guarded(() => close?.(local(name))),
    ontext: tell,
    oncdata: tell,
  });
  const decoder = new TextDecoder();
  // oxlint-disable-next-line eslint/no-unmodified-loop-condition -- the listeners set it
  for (let from = 0; from < bytes.length && !("by" in ended); from += step)
    parser.write(decoder.decode(bytes.subarray(from, from + step), { stream: true }));
  if (!("by" in ended)) parser.close();
  if ("by" in ended) throw ended.by;
}

function plain(attributes: sax.Tag["attributes"]): Attributes {
  return { ...attributes };
}

function refuse(message: string): never {
  throw new SheetRefused(message);
}

function local(name: string): string {
  return name.slice(name.indexOf(":") + 1);
}
