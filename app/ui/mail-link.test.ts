import { expect, test } from "vitest";
import { mailLink } from "./mail-link.ts";

test("an address adds no recipient and no header", () => {
  const link = new URL(
    mailLink("guest@x.com?bcc=attacker%40evil.com&x=", { subject: "Your stay", body: "A & B" }),
  );
  expect([...link.searchParams.keys()]).toEqual(["subject", "body"]);
  expect(link.searchParams.get("body")).toBe("A & B");
  expect(decodeURIComponent(link.pathname)).toBe("guest@x.com?bcc=attacker%40evil.com&x=");
});

test("an ordinary address stays readable", () => {
  expect(mailLink("zoya+kashmir@example.com")).toBe("mailto:zoya%2Bkashmir@example.com");
  expect(mailLink("zoya@example.com")).toBe("mailto:zoya@example.com");
});
