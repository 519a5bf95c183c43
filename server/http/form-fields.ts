import { AppError } from "../errors.ts";

const ampersand = 0x26;

/** Whether a form of this content type may hold files. */
export function isMultipart(type: string): boolean {
  return /^multipart\//i.test(type);
}

/** The number of fields in a form, counted before it is parsed. */
function countFields(body: Buffer, type: string): number {
  if (!isMultipart(type)) return countOf(body, ampersand) + 1;
  const boundary = /boundary="?([^";]{1,70})/i.exec(type)?.[1] ?? "";
  return countOf(body, `--${boundary}`) - 1;
}

function countOf(body: Buffer, wanted: string | number): number {
  let count = 0;
  for (let at = body.indexOf(wanted); at >= 0; at = body.indexOf(wanted, at + 1)) count += 1;
  return count;
}

/** Throws `too_large` for a form with more than `maxFields` fields, `wrong_type` for a body that is not a form. */
export function checkForm(body: Uint8Array<ArrayBuffer>, type: string, maxFields: number): void {
  if (!/^(?:multipart\/form-data|application\/x-www-form-urlencoded)\b/i.test(type)) {
    throw new AppError("wrong_type", { message: "Send the form as multipart/form-data or form-urlencoded" });
  }
  if (countFields(Buffer.from(body.buffer), type) > maxFields) {
    throw new AppError("too_large", { message: `The form has more than ${maxFields} fields` });
  }
}
