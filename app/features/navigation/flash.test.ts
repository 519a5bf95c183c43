import { expect, test } from "vitest";
import { cameFromHere } from "./flash.ts";

const cases: [site: string | undefined, isOurs: boolean][] = [
  ["same-origin", true],
  [undefined, true],
  ["cross-site", false],
  ["same-site", false],
  ["none", false],
];
test.each(cases)("words in an address that %s brought are said: %s", (site, isOurs) => {
  const headers = site === undefined ? undefined : { "sec-fetch-site": site };
  expect(cameFromHere(new Request("https://shop.example/control/dashboard?said=Pay", { headers }))).toBe(
    isOurs,
  );
});
