import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import routes from "#app/routes.ts";
import { hotelFilterNames } from "#app/features/hotels/hotel-filters.tsx";
import { packageFilterNames } from "#app/features/packages/package-filters.tsx";
import { endpoints } from "#contract/endpoints.made.ts";
import { cacheableAddresses } from "#server/http/page-cache/cacheable-address.ts";
import { cacheablePages } from "#server/http/page-cache/cacheable-pages.ts";
import { cacheableReads } from "#server/http/page-cache/cacheable-reads.ts";

type Route = {
  path?: string | undefined;
  index?: boolean | undefined;
  file: string;
  children?: Route[] | undefined;
};

function pagesIn(all: Route[]): { path: string; file: string }[] {
  return all.flatMap(({ path, index, file, children }) => {
    if (children) return pagesIn(children);
    return path !== undefined || index ? [{ path: `/${path ?? ""}`, file: `app/${file}` }] : [];
  });
}

const publicPages = pagesIn(routes).filter(({ file }) => file.startsWith("app/routes/public/"));

/** Never cached: a guest's own, what is nowhere, and a small file that says itself how long it is good. */
const neverCached = [
  "/booking-status/:key",
  "/booking-status/:key/stay.ics",
  "/calendar/:file",
  "/booking-status/:key/paper/:id",
  "/booking-status/:key/paper/:id/pdf",
  "/*",
  "/robots.txt",
];

/** Names of a query that a page or what reads for it asks for. */
function namesRead(file: string): string[] {
  const helpers = file.endsWith("/booking.tsx") ? ["app/features/bookings/answer-booking-form.ts"] : [];
  const text = [file, ...helpers].map((path) => readFileSync(path, "utf8")).join("\n");
  const read = [...text.matchAll(/(?:searchParams|link)\.(?:get|has)\("(\w+)"\)/g)].map(
    ([, name = ""]) => name,
  );
  if (text.includes("hotelFilterNames")) read.push(...hotelFilterNames, "page");
  if (text.includes("packageFilterNames")) read.push(...packageFilterNames, "page");
  for (const [, names = ""] of text.matchAll(/for \(const name of \[([^\]]+)\]\)\s+\w+\[name\] = link\.get/g))
    read.push(...[...names.matchAll(/\w+/g)].map(([name]) => name));
  return [...new Set(read)].toSorted();
}

test("each public page is known as cacheable or never cached", () => {
  const paths = publicPages.map(({ path }) => path);
  expect(paths.toSorted()).toEqual([...Object.keys(cacheablePages), ...neverCached].toSorted());
});

test("each cacheable page is found by its address", () => {
  const addressOf = cacheableAddresses(endpoints);
  for (const route of Object.keys(cacheablePages)) {
    const url = route.replace(":id", "7").replace(":slug", "dal-and-nigeen");
    expect(addressOf(url)).toEqual({ path: url, route, hasQuery: false });
  }
  for (const other of ["/place/Gulmarg", "/place/gulmarg%20", "/place/gulmarg-", "/hotel/07"])
    expect(addressOf(other)).toBeUndefined();
});

test("a cacheable page has its address from all that it reads of its query", () => {
  for (const { path, file } of publicPages.filter(({ path }) => path in cacheablePages))
    expect([path, [...(cacheablePages[path] ?? [])].toSorted()]).toEqual([path, namesRead(file)]);
});

test("cacheable pages read nothing else of a request, and no moment but the day", () => {
  const files = globSync([
    "app/routes/public/*.tsx",
    "app/features/{home,hotels,packages,cabs,filters,seo}/*.{ts,tsx}",
  ]);
  for (const file of files.filter((path) => !path.includes(".test."))) {
    const text = readFileSync(file, "utf8");
    for (const [, name = ""] of text.matchAll(/headers\.(?:get|has)\(([\w"-]+)\)/g))
      expect([file, name]).toEqual([file, "formPartHeader"]);
    expect([file, text.match(/randomUUID|Math\.random|Date\.now|(?<!todayInKashmir\()new Date\(\)/)]).toEqual(
      [file, null],
    );
  }
});

test("these reads are cacheable, and no other", () => {
  expect([...cacheableReads(endpoints).keys()].toSorted()).toEqual([
    "/api/availability",
    "/api/availability/nearest",
    "/api/availability/nights",
    "/api/company",
    "/api/company/privacy",
    "/api/content",
    "/api/customerfeedback",
    "/api/dropdown/facilities",
    "/api/dropdown/roomtypes",
    "/api/hotel/alluser",
    "/api/hotel/byid",
    "/api/hotel/facets",
    "/api/notice",
    "/api/package",
    "/api/package/byid",
    "/api/package/facets",
    "/api/package/price",
    "/api/place",
    "/api/place/page",
    "/api/rooms",
    "/api/rooms/byiduser",
    "/api/upload",
  ]);
});
