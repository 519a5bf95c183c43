import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { facilityIcon } from "./facility-icons.ts";
import { iconNames } from "./icon-names.ts";

const sprite = readFileSync(new URL("./icons.svg", import.meta.url), "utf8");
const drawn = [...sprite.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id);

test("the sprite has every name that code may use, and nothing that no name asks for", () => {
  const ours = ["five-stars", "logo", ...[0, 1, 2, 3, 4, 5].map((stars) => `stars-${stars}`)];
  const badges = ["confirmed", "active", "awaiting", "part", "done", "cancelled"].map(
    (tone) => `badge-${tone}`,
  );
  const networks = ["on-facebook", "on-instagram", "on-youtube", "on-x"];
  expect(drawn).toHaveLength(new Set(drawn).size);
  expect(new Set(drawn)).toEqual(new Set([...iconNames, ...ours, ...badges, ...networks]));
});

test("a facility is drawn by the data's icon, else by its words, else by a spark", () => {
  expect(facilityIcon("Anything", "wifi")).toBe("wifi");
  expect(facilityIcon("Free Wi-Fi on deck")).toBe("wifi");
  expect(facilityIcon("A view of its own", "no-such-icon")).toBe("mountain-snow");
  expect(facilityIcon("Poetry evenings")).toBe("sparkles");
});
