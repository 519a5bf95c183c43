import { expect, test } from "vitest";
import { openReply, sealReply } from "./sealed-reply.ts";

test("a reply is read with the same form, and with no other", () => {
  const sealed = sealReply({ id: 7, key: "guests-own" }, "form");
  expect(openReply(sealed, "form")).toEqual({ id: 7, key: "guests-own" });
  expect(() => openReply(sealed, "another")).toThrow();
  expect(Buffer.from(sealed, "base64url").toString("latin1")).not.toContain("guests-own");
});
