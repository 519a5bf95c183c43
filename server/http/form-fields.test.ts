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

test("a boundary beside the form's own hides no fields either", () => {
  const type = "multipart/form-data; notboundary=y; boundary=x";
  expect(() => checkForm(parts(201), type, 200)).toThrow("more than 200 fields");
});

test("a body of nothing but boundaries is refused when there are too many", () => {
  const type = `multipart/form-data; boundary=${"-".repeat(60)}`;
  const begun = performance.now();
  expect(() => checkForm(new Uint8Array(15_000_000).fill(0x2d), type, 50)).toThrow("more than 50 fields");
  expect(performance.now() - begun).toBeLessThan(500);
});

test("a part has a name as long as that of a file may be, and no megabytes before its value", () => {
  const part = (head: string) =>
    bytes(`--x\r\nContent-Disposition: form-data; name="a"${head}\r\n\r\n${"b".repeat(5000)}\r\n--x--\r\n`);
  checkForm(part(`; filename="${"%22".repeat(255)}"`), "multipart/form-data; boundary=x", 50);
  expect(() => checkForm(part(";x=y".repeat(1_000_000)), "multipart/form-data; boundary=x", 50)).toThrow(
    "The form could not be read",
  );
});

test("a file may have megabytes, the texts beside it may not, also not in many fields", () => {
  const type = "multipart/form-data; boundary=x";
  const part = (name: string, size: number) =>
    `--x\r\nContent-Disposition: form-data; name="a"${name}\r\n\r\n${"\r\n".repeat(size / 2)}\r\n`;
  const form = (...all: string[]) => bytes(`${all.join("")}--x--\r\n`);
  checkForm(form(part('; filename="a.png"', 3_000_000), part("", 1_000_000)), type, 50);
  for (const texts of [
    [part(';x="; filename=a"', 1_100_000)],
    Array.from({ length: 40 }, () => part("", 30_000)),
  ])
    expect(() => checkForm(form(part('; filename="a.png"', 5000), ...texts), type, 50)).toThrow("1 MB");
});

test("what is no form is refused by its type", () => {
  for (const type of ["", "application/json", "text/plain"])
    expect(() => checkForm(bytes("a=b"), type, 200)).toThrow("Send the form as");
});
