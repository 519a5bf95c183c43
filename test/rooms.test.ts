import { expect, test } from "vitest";
import { importsOf, readSources, type SourceFile } from "./support/imports.ts";

const isTest = (path: string) => /\.test\.tsx?$/.test(path);
const production = readSources().filter(({ path }) => /^(app|contract|server)\//.test(path) && !isTest(path));

/** The folder a file is at home in: a slice of the app or the server, or a whole part of a wing. Files at a wing's root wire the rooms together and are none. */
function roomOf(path: string): string | undefined {
  const folders = path.split("/").slice(0, -1);
  if (folders[0] === "app" && folders[1] === "features") {
    return folders[2] === "shell" ? folders.slice(0, 4).join("/") : folders.slice(0, 3).join("/");
  }
  return folders.length > 1 ? folders.slice(0, 2).join("/") : undefined;
}

/** Rooms that import each other, directly or on a way around. */
function roomCycles(files: SourceFile[], placeOf = roomOf): string[] {
  const leadsTo = new Map<string, Set<string>>();
  for (const file of files) {
    const room = placeOf(file.path);
    if (!room) continue;
    const others = importsOf(file).flatMap((imported) => placeOf(imported) ?? []);
    leadsTo.set(room, new Set([...(leadsTo.get(room) ?? []), ...others.filter((other) => other !== room)]));
  }
  const reached = (start: string) => {
    const seen = new Set<string>();
    const open = [...(leadsTo.get(start) ?? [])];
    for (let next = open.pop(); next; next = open.pop()) {
      if (seen.has(next)) continue;
      seen.add(next);
      open.push(...(leadsTo.get(next) ?? []));
    }
    return seen;
  };
  return [...leadsTo.keys()].filter((room) => reached(room).has(room)).toSorted();
}

test("no room leads back to itself through another", () => {
  expect(roomCycles(production)).toEqual([]);
  const cycle = [
    { path: "app/features/lists/list.tsx", text: 'import "../export/csv.ts";' },
    { path: "app/features/export/csv.ts", text: 'import "../records/label.ts";' },
    { path: "app/features/records/label.ts", text: 'import "../lists/list.tsx";' },
    { path: "app/features/bookings/table.tsx", text: 'import "../lists/list.tsx";' },
  ];
  expect(roomCycles(cycle)).toEqual(["app/features/export", "app/features/lists", "app/features/records"]);
});

/** The folder at that depth in which a file of a room stands; files that wire a room's folders together are in none. */
function folderAt(depth: number, path: string): string | undefined {
  const folders = path.split("/").slice(0, -1);
  const own = folders.slice(0, depth).join("/");
  return folders.length < depth || own === roomOf(path) ? undefined : own;
}

test.each([3, 4, 5])("no folder of a room leads back to itself through its neighbours, %i deep", (depth) => {
  const cycles = (files: SourceFile[]) => roomCycles(files, (path) => folderAt(depth, path));
  // What slices surround pages with are rooms of their own.
  expect(cycles(production).filter((folder) => folder !== "app/features/shell")).toEqual([]);
});

test("folders of a room that lead back to each other are found, and what wires them together is not", () => {
  const board = { path: "app/features/calendar/board/board.tsx", text: 'import "../move/mover.tsx";' };
  const mover = { path: "app/features/calendar/move/mover.tsx", text: 'import "../board/ghost.ts";' };
  const page = { path: "app/features/calendar/page.tsx", text: 'import "./board/board.tsx";' };
  const place = { path: "app/features/calendar/move/place.ts", text: 'import "../page.tsx";' };
  const inFour = (path: string) => folderAt(4, path);
  expect(roomCycles([board, mover], inFour)).toEqual([
    "app/features/calendar/board",
    "app/features/calendar/move",
  ]);
  expect(roomCycles([board, page, place], inFour)).toEqual([]);
});

const mostFiles = 20;

function crowded(paths: string[]): string[] {
  const folders = Map.groupBy(paths, (path) => path.slice(0, path.lastIndexOf("/")));
  return [...folders].filter(([, files]) => files.length > mostFiles).map(([folder]) => folder);
}

test("no slice has more than twenty files in a folder", () => {
  const slices = production
    .map(({ path }) => path)
    .filter((path) => /^(app\/features\/[^/]+|server\/(?!http\/|db\/)[^/]+)\//.test(path));
  expect(crowded(slices)).toEqual([]);
  expect(crowded(Array.from({ length: 21 }, (_, index) => `server/staff/${index}.ts`))).toEqual([
    "server/staff",
  ]);
});

/** The lists in which requests come in are described in their slices; their pages only show them. */
const mostLines = 45;
const pagesOfRequests = [
  "bookings",
  "cab-bookings.made",
  "messages",
  "package-bookings.made",
  "queries.made",
  "reviews.made",
].map((name) => `app/routes/control/manage-${name}.tsx`);

test(`the pages of requests have at most ${mostLines} lines`, () => {
  const lines = (path: string) =>
    production
      .find((file) => file.path === path)
      ?.text.trimEnd()
      .split("\n").length;
  const counted = pagesOfRequests.map((path) => [path, lines(path) ?? Infinity] as const);
  expect(counted.filter(([, count]) => count > mostLines)).toEqual([]);
});

const stemOf = (path: string) =>
  path.slice(path.lastIndexOf("/") + 1).replace(/(\.server)?(\.d)?\.tsx?$/, "");

function sameNames(paths: string[]): string[] {
  const byStem = Map.groupBy(paths, stemOf);
  return [...byStem].filter(([, files]) => files.length > 1).map(([, files]) => files.join(" and "));
}

test("no two files of the app and the contract have one name", () => {
  const named = production.map(({ path }) => path).filter((path) => /^(app|contract)\//.test(path));
  expect(sameNames(named)).toEqual([]);
  expect(sameNames(["app/content/company.ts", "contract/company.ts", "app/ui/card.tsx"])).toHaveLength(1);
});
