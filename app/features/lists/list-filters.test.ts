import { expect, test } from "vitest";
import { filterQuery, readFilters } from "./list-filters.ts";
import { newestFirst } from "./list-sorts.ts";

test("a search that is too long is cut, and no sign of it into half, of which no address can be made", () => {
  const address = new URLSearchParams({ search: `${"a".repeat(99)}🛶 at dawn` });
  const filters = readFilters(address, { sorts: [newestFirst], search: "Search" });
  expect(encodeURIComponent(filters.search)).toBe("a".repeat(99));
  expect(filterQuery(filters).get("search")).toBe("a".repeat(99));
});
