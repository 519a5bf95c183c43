import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { publicUrlContext } from "#app/context.ts";
import { siteOrigin } from "./site-origin.ts";

function originFor(url: string, publicUrl?: string): string {
  const context = new RouterContextProvider();
  context.set(publicUrlContext, publicUrl);
  return siteOrigin({ context, request: new Request(url) });
}

test.each([
  ["http://localhost:3000/hotels", "http://localhost:3000"],
  ["http://127.0.0.1:4711/", "http://127.0.0.1:4711"],
  ["http://[::1]:3000/", "http://[::1]:3000"],
  ["https://evil.example/hotels", ""],
  ["http://127.evil.example/", ""],
  ["http://localhost.evil.example/", ""],
])("without PUBLIC_URL, %s makes links to %j", (url, origin) => expect(originFor(url)).toBe(origin));

test("PUBLIC_URL is what links say, whatever the visitor wrote", () => {
  expect(originFor("https://evil.example/hotels", "https://shop.example")).toBe("https://shop.example");
});
