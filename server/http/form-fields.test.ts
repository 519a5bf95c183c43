import { expect, test } from "vitest";
import { checkForm } from "./form-fields.ts";

const urlEncoded = "application/x-www-form-urlencoded";
const bytes = (text: string) => new Uint8Array(Buffer.from(text));
const fields = (count: number) => bytes("a=b&".repeat(count - 1) + "a=b");

function parts(count: number): Uint8Array<ArrayBuffer> {
  return bytes(`${'--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nb\r\n'.repeat(count)}--x--\r\n`);
}

test("as many fields as may be are fine, one more is not", () => {
  checkForm(fields(200), urlEncoded, 200);
  checkForm(parts(200), "multipart/form-data; boundary=x", 200);
  expect(() => checkForm(fields(201), urlEncoded, 200)).toThrow("more than 200 fields");
  expect(() => checkForm(parts(201), 'multipart/form-data; boundary="x"', 200)).toThrow(
    "more than 200 fields",
  );
});

test("a boundary that is none of the form's hides no fields", () => {
  expect(() => checkForm(fields(1000), `${urlEncoded}; boundary=x`, 200)).toThrow("more than 200 fields");
});

test("what is no form is refused by its type", () => {
  for (const type of ["", "application/json", "text/plain"])
    expect(() => checkForm(bytes("a=b"), type, 200)).toThrow("Send the form as");
});
