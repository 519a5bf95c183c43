import { expect, test } from "vitest";
import { pageResponse } from "./page-response.server.ts";

const html = `<p>₹2,400 a night, ${"Dal ".repeat(50_000)}</p>`;
const pieces = html.split(/(?<=night, )/);
const made = () => pageResponse(pieces, { status: 404, headers: new Headers({ "x-page": "1" }) });

test("the page is the same as text, as bytes, as a stream, and in a response made from that stream", async () => {
  const bytes = Buffer.from(html);
  expect(await made().text()).toBe(html);
  expect(Buffer.from(await made().arrayBuffer()).equals(bytes)).toBe(true);
  const { body, status, statusText, headers } = made();
  const again = new Response(body, { status, statusText, headers });
  expect(again.status).toBe(404);
  expect(again.headers.get("x-page")).toBe("1");
  expect(Buffer.from(await again.arrayBuffer()).equals(bytes)).toBe(true);
});

test("its headers can be changed, and it has one stream", async () => {
  const page = made();
  page.headers.set("vary", "Accept");
  expect(page.headers.get("vary")).toBe("Accept");
  expect(page).toBeInstanceOf(Response);
  expect(page.body).toBe(page.body);
});

test.each([0, 1, 700_000])("a text of %i times three bytes, and the next one, are whole", async (times) => {
  for (const sign of ["₹", "–"]) {
    const page = pageResponse(["<", sign.repeat(times), ">"], { status: 200, headers: new Headers() });
    expect(Buffer.from(await page.arrayBuffer()).toString() === `<${sign.repeat(times)}>`).toBe(true);
  }
});

test("bytes that were given stay as they are", async () => {
  const [first, second] = [made(), pageResponse(["another"], { status: 200, headers: new Headers() })];
  const bytes = Buffer.from(await first.arrayBuffer());
  await second.arrayBuffer();
  expect(bytes.toString()).toBe(html);
});
