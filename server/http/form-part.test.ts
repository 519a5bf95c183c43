import { expect, test } from "vitest";
import { formPart } from "./form-part.ts";

const html = { "content-type": "text/html" };
const page = `<h1>Query</h1><form id="query" method="post"><b>Name is required</b></form><form id="other"></form>`;

test("of a page that answers a form, that form alone is sent, with the page's status", async () => {
  const part = await formPart(new Response(page, { status: 400, headers: html }), "query");
  expect(part.status).toBe(400);
  expect(part.headers.get("content-type")).toBe("text/html");
  expect(await part.text()).toBe(`<form id="query" method="post"><b>Name is required</b></form>`);
});

test("a page without the form is left whole: it says why there is none", async () => {
  expect(await (await formPart(new Response(page), "booking")).text()).toBe(page);
});

test("a redirect tells where it leads, as a script can read it", async () => {
  const headers = { location: "/booking-status/abc?sent", "set-cookie": "a=b" };
  const part = await formPart(new Response(null, { status: 302, headers }), "booking");
  expect([part.status, part.headers.get("location"), await part.text()]).toEqual([
    201,
    "/booking-status/abc?sent",
    "",
  ]);
  expect(part.headers.getSetCookie()).toEqual(["a=b"]);
});
