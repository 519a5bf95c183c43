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
 * Walks an XML file of a workbook, part by part, so that a visitor can end it by throwing. Names come without their
 * namespace's prefix. A document type, and with it every entity of the file's own, is refused. Throws SheetRefused.
 */
export function walkXml(bytes: Uint8Array, { open, close, text }: Visitor): void {
  const parser = sax.parser(true, { trim: false, normalize: false });
  let failure: unknown;
  const guarded = (work: () => void) => {
    if (failure !== undefined) return;
    try {
      work();
    } catch (error) {
      failure = error;
    }
  };
  parser.onerror = () => guarded(() => refuse("This Excel file is damaged"));
  parser.ondoctype = () => guarded(() => refuse("This Excel file is not as Excel writes it"));
  parser.onopentag = ({ name, attributes }) => guarded(() => open?.(local(name), plain(attributes)));
  parser.onclosetag = (name) => guarded(() => close?.(local(name)));
  parser.ontext = (part) => guarded(() => text?.(part));
  parser.oncdata = (part) => guarded(() => text?.(part));
  const decoder = new TextDecoder();
  for (let from = 0; from < bytes.length && failure === undefined; from += step)
    parser.write(decoder.decode(bytes.subarray(from, from + step), { stream: true }));
  if (failure === undefined) parser.close();
  if (failure !== undefined) throw failure;
}

function plain(attributes: sax.Tag["attributes"] | sax.QualifiedTag["attributes"]): Attributes {
  return Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => [
      name,
      typeof value === "string" ? value : value.value,
    ]),
  );
}

function refuse(message: string): never {
  throw new SheetRefused(message);
}

function local(name: string): string {
  return name.slice(name.indexOf(":") + 1);
}
