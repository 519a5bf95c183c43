import { existsSync, readdirSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { castsIn, patternsIn } from "./support/syntax.ts";
import { findCycle, importsOf, readImports, readSources, type SourceFile } from "./support/imports.ts";

const sources = readSources();
const isTest = (path: string) => /\.test\.tsx?$/.test(path) || path.startsWith("test/");
const isOwn = (path: string) => /^(app|contract|server|demo|test|scripts|bench)\//.test(path);
const isServerFeature = (path: string) => /^server\/(?!http\/|db\/)[^/]+\/[^/]+/.test(path);
const featureOf = (path: string) => path.split("/")[1] ?? "";

/** Features whose use cases another feature may call. There is no way back along it. */
const featureGraph: Record<string, string[]> = {
  bookings: ["tariffs", "room-nights", "change-log", "stay-terms", "guest-links", "settings"],
  "guest-links": ["change-log"],
  "stay-terms": ["settings"],
  "payment-claims": ["guest-links", "payments", "outbox", "change-log", "stay-terms"],
  "payment-links": ["bookings", "guest-links", "payments", "outbox", "change-log", "stay-terms", "scheduled"],
  "bad-weather": ["bookings", "endings", "outbox", "change-log"],
  endings: ["bookings", "room-nights", "outbox", "change-log", "stay-terms"],
  availability: ["tariffs", "room-nights"],
  calendar: ["room-nights"],
  desk: ["tariffs", "room-nights"],
  rooms: ["tariffs", "room-nights"],
  hotels: ["tariffs", "room-nights", "places"],
  places: ["change-log"],
  blocks: ["room-nights"],
  "portal-calendars": ["room-nights", "outbox", "limits", "scheduled"],
  rates: ["change-log", "tariffs", "settings"],
  imports: [
    "bookings",
    "hotels",
    "rooms",
    "rates",
    "packages",
    "cab-rates",
    "pictures",
    "payments",
    "change-log",
    "scheduled",
  ],
  tariffs: ["settings"],
  packages: ["tariffs"],
  "cab-rates": ["tariffs"],
  "cab-bookings": ["tariffs", "cab-rates", "guest-links"],
  "package-bookings": ["tariffs", "packages", "guest-links"],
  requests: ["outbox", "limits"],
  papers: ["guest-links", "payments", "settings", "tariffs", "outbox"],
  reports: ["settings"],
  reminders: ["outbox", "settings", "scheduled"],
  dashboard: ["outbox", "change-log", "tariffs"],
  outbox: ["settings", "limits"],
  settings: ["change-log", "content-version"],
  content: ["change-log", "settings"],
  staff: ["change-log", "limits", "outbox", "settings"],
  "payment-details": ["settings", "outbox"],
  brand: ["settings", "pictures"],
  pictures: ["change-log"],
  backup: ["pictures", "scheduled"],
  retention: ["people", "pictures", "settings", "scheduled"],
  people: ["change-log", "pictures", "staff"],
  verify: ["pictures", "outbox"],
  move: ["pictures", "verify"],
  start: ["demo", "settings"],
  demo: ["bookings", "change-log", "pictures", "scheduled", "settings"],
  watch: ["limits", "visits"],
  health: ["backup", "pictures", "outbox", "people", "scheduled", "staff"],
};

/** Of these every kind of request makes use. */
const ofRequests = new Set(["requests", "outbox"]);
const kindsOfRequest = new Set(
  sources.filter(({ text }) => /: RequestPart = /.test(text)).map(({ path }) => featureOf(path)),
);

function mayCall(feature: string, other: string): boolean {
  const isOfRequests = kindsOfRequest.has(feature) && ofRequests.has(other);
  return isOfRequests || featureGraph[feature]?.includes(other) === true;
}

/** Reads, policies and presenters of another feature may be used; what decides and writes only along the graph. */
const isUseCase = (path: string) => !/(\.queries|\.api|-policy)\.ts$|\/present-[^/]+\.ts$/.test(path);

type Rule = {
  name: string;
  breaks: (file: string, imported: string, isDynamic: boolean) => boolean;
  bad: [file: string, text: string];
};

const rules: Rule[] = [
  {
    name: "the contract imports zod and itself",
    breaks: (file, imported) =>
      file.startsWith("contract/") && imported !== "zod" && !imported.startsWith("contract/"),
    bad: ["contract/hotels.ts", 'import { Hono } from "hono";'],
  },
  {
    name: "components that do not know the business import no business",
    breaks: (file, imported) =>
      file.startsWith("app/ui/") && isOwn(imported) && !imported.startsWith("app/ui/"),
    bad: ["app/ui/button.tsx", 'import type { Hotel } from "#contract/hotels.ts";'],
  },
  {
    name: "features know no routes",
    breaks: (file, imported) => file.startsWith("app/features/") && imported.startsWith("app/routes/"),
    bad: ["app/features/shell/menu.tsx", 'import { handle } from "#app/routes/public/home.tsx";'],
  },
  {
    name: "the app never imports the server, nor the demo",
    breaks: (file, imported) => file.startsWith("app/") && /^(server|demo)\//.test(imported),
    bad: [
      "app/routes/public/hotels-page.tsx",
      'import { listHotels } from "#server/hotels/hotels.queries.ts";',
    ],
  },
  {
    name: "production imports no demo but dynamically, where the server starts",
    breaks: (file, imported, isDynamic) =>
      /^(app|contract|server|scripts)\//.test(file) &&
      imported.startsWith("demo/") &&
      !(isDynamic && /^server\/(main|dev)\.ts$/.test(file)),
    bad: ["server/main.ts", 'import { seedDemo } from "#demo/seed.ts";'],
  },
  {
    name: "the server imports no page",
    breaks: (file, imported) => file.startsWith("server/") && imported.startsWith("app/"),
    bad: ["server/hotels/hotels.api.ts", 'import { company } from "#app/content/company-place.ts";'],
  },
  {
    name: "a feature calls another feature's use cases only along the graph",
    breaks: (file, imported) =>
      isServerFeature(file) &&
      isServerFeature(imported) &&
      featureOf(file) !== featureOf(imported) &&
      isUseCase(imported) &&
      !mayCall(featureOf(file), featureOf(imported)),
    bad: ["server/hotels/hotels.api.ts", 'import { createBooking } from "../bookings/create-booking.ts";'],
  },
  {
    name: "Hono stays in server/http and the API files",
    breaks: (file, imported) =>
      /^@?hono(\/|$)/.test(imported) &&
      !/^server\/(http\/|main\.ts)|\.api\.ts$|^scripts\/dev-server/.test(file),
    bad: ["server/bookings/create-booking.ts", 'import { Hono } from "hono";'],
  },
  {
    name: "SQL stays in server/db and the query files",
    breaks: (file, imported) =>
      imported === "kysely" &&
      !/^server\/db\/|\.queries\.ts$/.test(file) &&
      !/^server\/[^/]+\/present-[^/]+\.ts$/.test(file),
    bad: ["server/bookings/create-booking.ts", 'import { sql } from "kysely";'],
  },
  {
    name: "a migration that was released imports nothing that may change",
    breaks: (file, imported) =>
      /^server\/db\/migrations\/(\d|parts\/)/.test(file) &&
      !/^(kysely|node:crypto|server\/db\/engine\.ts|server\/db\/migrations\/parts\/.+)$/.test(imported),
    bad: [
      "server/db/migrations/052-searched-words.ts",
      'import { searchedColumns } from "../search-index.ts";',
    ],
  },
  {
    name: "what migrations are made of is theirs alone",
    breaks: (file, imported) =>
      imported.startsWith("server/db/migrations/parts/") && !file.startsWith("server/db/migrations/"),
    bad: ["server/db/migrate.ts", 'import { identity } from "./migrations/parts/001-identity.ts";'],
  },
  {
    name: "production code imports no test code",
    breaks: (_, imported) => imported.startsWith("test/") || /\.test\.tsx?$/.test(imported),
    bad: ["scripts/tasks/test.ts", 'import { startTestApp } from "#test/support/app.ts";'],
  },
  {
    name: "sharp stays where pictures are made",
    breaks: (file, imported) =>
      imported === "sharp" && !/^(server\/pictures|test\/support|scripts)\//.test(file),
    bad: ["server/hotels/hotels.api.ts", 'import sharp from "sharp";'],
  },
];

function breaches(rule: Rule, files: SourceFile[]): string[] {
  return files
    .filter((file) => !isTest(file.path))
    .flatMap((file) =>
      readImports(file)
        .filter(({ imported, isDynamic }) => rule.breaks(file.path, imported, isDynamic))
        .map(({ imported }) => `${file.path} imports ${imported}`),
    );
}

describe("who may import whom", () => {
  test.each(rules)("$name", (rule) => {
    expect(breaches(rule, sources)).toEqual([]);
  });

  test.each(rules)("a bad sample is caught: $name", (rule) => {
    const [path, text] = rule.bad;
    expect(breaches(rule, [{ path, text }])).toHaveLength(1);
  });
});

const readsEnvironment = (file: SourceFile) =>
  /process\.env/.test(file.text) &&
  /^(app|contract|server|demo)\//.test(file.path) &&
  file.path !== "server/config.ts";

test("the environment is read in server/config.ts alone", () => {
  const readers = sources.filter((file) => readsEnvironment(file) && !isTest(file.path));
  expect(readers.map((file) => file.path)).toEqual([]);
  expect(readsEnvironment({ path: "server/main.ts", text: "process.env.PORT" })).toBe(true);
});

const makesCallLink = (file: SourceFile) =>
  /wa\.me\/|["'`]tel:/.test(file.text) &&
  /^(app|contract|server)\//.test(file.path) &&
  file.path !== "contract/rules/phone.ts";

test("links that call or write to a number are made in contract/rules/phone.ts alone", () => {
  const makers = sources.filter((file) => makesCallLink(file) && !isTest(file.path));
  expect(makers.map((file) => file.path)).toEqual([]);
  expect(makesCallLink({ path: "app/a.tsx", text: "`tel:${phone}`" })).toBe(true);
});

const buildsControlPath = ({ path, text }: SourceFile) =>
  path.startsWith("app/") &&
  /`\/control\/[^`]*\$\{/.test(text) &&
  path !== "app/content/control-addresses.ts";

test("addresses of the control area that vary are built in app/content/control-addresses.ts alone", () => {
  const builders = sources.filter((file) => buildsControlPath(file) && !isTest(file.path));
  expect(builders.map((file) => file.path)).toEqual([]);
  expect(buildsControlPath({ path: "app/a.tsx", text: "`/control/view-hotel/${id}`" })).toBe(true);
});

const asksForControlArea = ({ path, text }: SourceFile) =>
  /^(app|contract|server)\//.test(path) &&
  /startsWith\("\/control\/?"|\\\/(?:\(\?:)?control\b/.test(text) &&
  path !== "contract/rules/control-area.ts";

test("whether a path is of the control area is asked in contract/rules/control-area.ts alone", () => {
  const askers = sources.filter((file) => asksForControlArea(file) && !isTest(file.path));
  expect(askers.map((file) => file.path)).toEqual([]);
  const bad = ['path.startsWith("/control")', "/^\\/control(?:\\/|$)/i", "/^\\/(?:control|api)\\//"];
  expect(bad.map((text) => asksForControlArea({ path: "app/a.ts", text }))).toEqual([true, true, true]);
});

const looksAtNothing = ({ path, text }: SourceFile) =>
  path.startsWith("test/e2e/") &&
  /screenshot\(/i.test(text) &&
  !/launchOptions: drawn/.test(text) &&
  // They are reached by tests of its site alone, whose browser draws.
  !path.startsWith("test/e2e/looks/");

test("a browser test that takes pictures has a browser that draws", () => {
  expect(sources.filter(looksAtNothing).map(({ path }) => path)).toEqual([]);
  expect(looksAtNothing({ path: "test/e2e/a.test.ts", text: "await page.screenshot()" })).toBe(true);
});

/** Only ever made smaller. */
const mostCasts: Record<string, number> = { app: 6, server: 13 };

test.each(Object.entries(mostCasts))("%s claims a type at most %i times", (room, most) => {
  const casts = sources
    .filter(({ path }) => path.startsWith(`${room}/`) && !isTest(path))
    .flatMap((file) => castsIn(file));
  expect(casts.length, casts.join("\n")).toBeLessThanOrEqual(most);
});

test("casts are counted, and nothing that looks like one", () => {
  const text = `
    import { a as b } from "./a.ts"; // as written
    const list = ["as is"] as const;
    const query = sql\`select name as title\`;
    const row = read() as Row;
    const client = row as unknown as Client;`;
  expect(castsIn({ path: "server/a.ts", text })).toEqual(["server/a.ts:5", "server/a.ts:6", "server/a.ts:6"]);
  expect(castsIn({ path: "app/a.tsx", text: "<p>{(row as Row).name}</p>" })).toEqual(["app/a.tsx:1"]);
});

test("no file is in an import cycle", () => {
  expect(findCycle(sources)).toBeNull();
  const cycle = [
    { path: "server/a.ts", text: 'import "./b.ts";' },
    { path: "server/b.ts", text: 'import "./a.ts";' },
  ];
  expect(findCycle(cycle)).toEqual(["server/a.ts", "server/b.ts", "server/a.ts"]);
});

/** Knip takes a component for used that only its own test imports. */
function unusedComponents(files: SourceFile[]): string[] {
  const used = new Set(files.filter(({ path }) => !isTest(path)).flatMap(importsOf));
  return files
    .map(({ path }) => path)
    .filter(
      (path) => path.startsWith("app/ui/") && !isTest(path) && !path.endsWith(".d.ts") && !used.has(path),
    );
}

test("every component of app/ui is used by a page, not only by a test", () => {
  expect(unusedComponents(sources)).toEqual([]);
  const sample = [
    { path: "app/ui/menu.tsx", text: "" },
    { path: "app/ui/menu.test.tsx", text: 'import { Menu } from "./menu.tsx";' },
  ];
  expect(unusedComponents(sample)).toEqual(["app/ui/menu.tsx"]);
});

test("no barrels, and no rooms for what found no place", () => {
  const misplaced = (path: string) =>
    /\/(utils|lib|helpers|common|misc)\//.test(path) || /(^|\/)index\.tsx?$/.test(path);
  const found = sources
    .map((file) => file.path)
    .filter((path) => misplaced(path) && !path.startsWith("app/routes/"));
  expect(found).toEqual([]);
  expect(["server/utils/text.ts", "contract/index.ts"].filter(misplaced)).toHaveLength(2);
});

test("the rooms of the house are those of ARCHITECTURE.md", () => {
  for (const room of [
    "app",
    "contract",
    "server",
    "demo",
    "tools",
    "test",
    "bench",
    "scripts",
    "decisions",
  ]) {
    expect(existsSync(room), room).toBe(true);
  }
  expect(
    readdirSync("app")
      .filter((name) => !/\.tsx?$/.test(name))
      .sort(),
  ).toEqual(["browser", "content", "features", "routes", "styles", "ui", "worker"]);
});

/** Rules that are written twice drift apart. Short ones are no rules. */
const shortestPattern = 13;

function patternsTwice(files: SourceFile[]): string[] {
  const found = files.flatMap(({ path, text }) =>
    [...new Set(patternsIn({ path, text }))].map((pattern) => ({ path, pattern })),
  );
  const byPattern = Map.groupBy(found, ({ pattern }) => pattern);
  return [...byPattern]
    .filter(([pattern, places]) => pattern.length >= shortestPattern && places.length > 1)
    .map(([pattern, places]) => `${pattern} in ${places.map(({ path }) => path).join(" and ")}`);
}

test("no regular expression is written in two files of the product", () => {
  const own = sources.filter(
    ({ path }) => /^(app|contract|server)\//.test(path) && !isTest(path) && !path.includes("/migrations/"),
  );
  expect(patternsTwice(own)).toEqual([]);
  const phone = "export const digits = /^(?:\\d){10,15}$/;";
  expect(
    patternsTwice([
      { path: "app/a.ts", text: phone },
      { path: "server/b.ts", text: phone },
    ]),
  ).toHaveLength(1);
});

describe("one place computes a price", () => {
  const multiplies =
    /\b[\w.]*(?:rents?|rates?|rentPerNight|rackRate)\b\)?\s*\*|\*\s*\(?[\w.]*(?:\brent|\brate|Rent|Rate|rentPerNight|_paise)\b/;

  test("no rent is multiplied outside of contract/rules and server/tariffs", () => {
    const found = sources
      .filter(({ path }) => /^(app|contract|server)\//.test(path) && !isTest(path))
      .filter(({ path }) => !/^(contract\/rules|server\/tariffs)\//.test(path))
      .flatMap(({ path, text }) =>
        text
          .split("\n")
          .filter((line) => !/^\s*(\*|\/[*/])/.test(line) && multiplies.test(line))
          .map((line) => `${path}: ${line.trim()}`),
      );
    expect(found).toEqual([]);
    expect("formatRupees(nights * room.rentPerNight * 2)").toMatch(multiplies);
    expect("const total = rate * nights;").toMatch(multiplies);
  });
});
