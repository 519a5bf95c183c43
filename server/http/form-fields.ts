import { MIMEType } from "node:util";
import { AppError } from "../errors.ts";

const ampersand = 0x26;

/** In bytes, before the value of a part: twice what a browser sends with the longest name of a file. */
const longestPartHead = 2048;

/** In bytes, of all texts of a form with pictures: its parser looks at each sign of them. */
const mostText = 1024 * 1024;

/** Whether a form of this content type may hold files. */
export function isMultipart(type: string): boolean {
  return /^multipart\//i.test(type);
}

/** The places of `wanted` in a body, `most` at most: one of fifty megabytes may be nothing but boundaries. */
function placesOf(body: Buffer, wanted: string | number, most: number): number[] {
  const places: number[] = [];
  for (let at = body.indexOf(wanted); at >= 0 && places.length < most; at = body.indexOf(wanted, at + 1))
    places.push(at);
  return places;
}

/** The line between the parts, by the boundary that their parser takes from the type; it refuses a type without one. */
function separatorOf(type: string): string {
  try {
    return `--${new MIMEType(type).params.get("boundary") ?? ""}`;
  } catch {
    return "--";
  }
}

/** Whether a part of this head is a file; a name in quotes may have any words. */
function isFile(head: string): boolean {
  return /^content-disposition:[^\r\n]*;\s*filename\*?=/im.test(head.replaceAll(/"[^"]*"/g, '""'));
}

/**
 * Throws `invalid` for parts whose heads no browser sends, and `too_large` for texts that no form has: the parser reads
 * each sign of both by itself, and takes files as they are.
 */
function checkParts(body: Buffer, separator: string, places: readonly number[]): void {
  let text = 0;
  for (const [index, place] of places.entries()) {
    const start = place + separator.length;
    const end = places[index + 1] ?? body.length;
    const part = body.subarray(start, Math.min(end, start + longestPartHead));
    const head = part.subarray(0, part.indexOf("\r\n\r\n") + 1);
    if (head.length === 0 && part.length === longestPartHead)
      throw new AppError("invalid", { message: "The form could not be read" });
    if (!isFile(head.toString("latin1"))) text += end - start;
  }
  if (text > mostText)
    throw new AppError("too_large", { message: "The texts of the form are larger than 1 MB" });
}

/**
 * Checks a form before it is parsed. Throws `too_large` for more than `maxFields` fields and for megabytes of text,
 * `wrong_type` for a body that is not a form, `invalid` for parts with heads that no browser sends.
 */
export function checkForm(body: Uint8Array<ArrayBuffer>, type: string, maxFields: number): void {
  if (!/^(?:multipart\/form-data|application\/x-www-form-urlencoded)\b/i.test(type)) {
    throw new AppError("wrong_type", { message: "Send the form as multipart/form-data or form-urlencoded" });
  }
  const bytes = Buffer.from(body.buffer);
  const separator = isMultipart(type) ? separatorOf(type) : ampersand;
  // Fields have a separator after each part and before the first, or only between them.
  const most = typeof separator === "string" ? maxFields + 1 : maxFields - 1;
  const places = placesOf(bytes, separator, most + 1);
  if (places.length > most) {
    throw new AppError("too_large", { message: `The form has more than ${maxFields} fields` });
  }
  if (typeof separator === "string") checkParts(bytes, separator, places);
}
