import { expect, test } from "vitest";
import { relyingParty } from "./relying-party.ts";

test("passkeys belong to the site's own address, or to localhost while it has none", () => {
  const own = relyingParty("https://www.example.com", "http://10.0.0.5:3000");
  expect(own).toEqual({ id: "www.example.com", origin: "https://www.example.com" });
  const local = relyingParty(undefined, "http://localhost:3000");
  expect(local).toEqual({ id: "localhost", origin: "http://localhost:3000" });
});

const nowhere: [publicUrl: string | undefined, asked: string, why: RegExp][] = [
  [undefined, "http://evil.example", /PUBLIC_URL/],
  [undefined, "http://localhost.evil.example", /PUBLIC_URL/],
  [undefined, "http://127.0.0.1:3000", /PUBLIC_URL/],
  ["http://www.example.com", "http://localhost", /https/],
  ["https://192.0.2.7", "http://localhost", /number/],
  ["https://[2001:db8::1]", "http://localhost", /number/],
];

test.each(nowhere)("no passkey for %s asked at %s, and the reason is told", (publicUrl, asked, why) => {
  expect(relyingParty(publicUrl, asked)).toEqual({ unavailable: expect.stringMatching(why) });
});
