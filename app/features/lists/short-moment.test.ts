import { expect, test } from "vitest";
import { momentInFile, shortMoment } from "./short-moment.ts";

test("a request of the evening, in Greenwich, is one of the next day in Kashmir, on the page and in the file", () => {
  expect(shortMoment("2030-03-31T18:45:11.437Z")).toBe("1 Apr, 00:15");
  expect(momentInFile("2030-03-31T18:45:11.437Z")).toBe("2030-04-01 00:15:11");
  expect(momentInFile("2030-12-31T18:29:59.999Z")).toBe("2030-12-31 23:59:59");
});
