import { expect, test } from "vitest";
import { newRequestId, requestIds } from "./request-ids.ts";

const askedBy = (remoteAddress: string, given?: string | string[]) => ({
  headers: given === undefined ? {} : { "x-request-id": given },
  socket: { remoteAddress },
});

test("an id is ten letters and digits that cannot be misheard, in two groups, and no two are the same", () => {
  const ids = Array.from({ length: 5000 }, newRequestId);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.filter((id) => !/^[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/.test(id))).toEqual([]);
});

test("only a trusted proxy names a request, and only by a plain word of some length", () => {
  const idOf = requestIds(["10.0.0.0/8"]);
  expect(idOf(askedBy("10.1.2.3", "nginx-0123456789"))).toBe("nginx-0123456789");
  expect(idOf(askedBy("::ffff:10.1.2.3", "nginx-0123456789"))).toBe("nginx-0123456789");
  for (const given of ["short", "x".repeat(65), "asha@example.com", '"}{"level":60', "a b c d e f g", ""]) {
    expect(idOf(askedBy("10.1.2.3", given))).toMatch(/^.{5}-.{5}$/);
  }
  expect(idOf(askedBy("192.0.2.1", "nginx-0123456789"))).toMatch(/^.{5}-.{5}$/);
  expect(requestIds()(askedBy("127.0.0.1", "nginx-0123456789"))).toMatch(/^.{5}-.{5}$/);
});
