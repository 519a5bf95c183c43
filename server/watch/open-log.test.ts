import { expect, test } from "vitest";
import { withoutPeople } from "./open-log.ts";

test("an error is logged without the people whom a mail server or a database quotes", () => {
  const refused = Object.assign(
    new Error("550 <zoya.mir+x@example.com>: no such user, call +91 98765 43210", {
      cause: new Error("asha@example.com"),
    }),
    { code: "EENVELOPE", rejected: ["zoya.mir+x@example.com"], detail: "Key (email)=(zoya@example.com)" },
  );
  const line = withoutPeople(refused);
  expect(JSON.stringify(line)).not.toMatch(/zoya|asha|example\.com|98765/);
  expect(line).toMatchObject({
    type: "Error",
    code: "EENVELOPE",
    message: "550 <…@…>: no such user, call …: …@…",
  });
});

test("its stack still says where it was thrown", () => {
  expect(JSON.stringify(withoutPeople(new Error("lost")))).toMatch(/open-log\.test\.ts:\d+:\d+/);
});
