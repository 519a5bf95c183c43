// Generates lists of the parts that exist, from the names of files and their exports (decision 165). Each is a `.made.ts`
// that git ignores; run.mjs, the build and the test runner write them before anything reads one.
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { basename, join, posix } from "node:path";
import { fileURLToPath } from "node:url";
import * as texts from "./list-texts.mjs";

const head =
  "// Written by scripts/write-lists.mjs from the names of files and exports: nothing is changed here by hand.\n";
const house = fileURLToPath(new URL("../", import.meta.url));

/** Writes the lists of the tree at `root`, and deletes those that are no longer needed. */
export function writeLists(root = house) {
  const wanted = listsOf(root);
  const written = ["app", "contract", "server"].flatMap((folder) => filesIn(root, folder, /\.made\.tsx?$/));
  // `force`: another process may delete the same file.
  for (const path of written) if (!(path in wanted)) rmSync(join(root, path), { force: true });
  for (const [path, text] of Object.entries(wanted)) {
    const file = join(root, path);
    if (existsSync(file) && readFileSync(file, "utf8") === head + text) continue;
    // Atomically, as another process may be reading it.
    writeFileSync(`${file}.${process.pid}`, head + text);
    renameSync(`${file}.${process.pid}`, file);
  }
}

/** The text of each list, by its path. */
function listsOf(root) {
  const order = orderOf(root, "contract");
  const inContract = exportsOf(root, "contract", /^contract\/[^/]+\.ts$/);
  const inApis = exportsOf(root, "server", /\.api\.ts$/);
  const inQueries = exportsOf(root, "server", /\.queries\.ts$/);
  const inLists = exportsOf(root, "app/features", /-list\.tsx?$/);
  const endpoints = inOrder(order.endpoints, inContract(/^export const (\w+)Endpoints = /gm));
  const words = inContract(/^export const (\w+)Record = (\{[^;]*\}) as const;/gm);
  const records = inOrder(order.kinds, words);
  const requests = records.filter(({ text }) => /\bpage: /.test(text));
  const lists = partsOf(requests, inLists(/^export const (\w+)List: Request(List|Table)</gm));
  const pages = lists.filter(({ text }) => text === "List");
  return {
    ...texts.ofEndpoints(endpoints),
    ...texts.ofWords(records),
    ...texts.ofHandlers(partsOf(endpoints, inApis(/^export const (\w+)Handlers\b/gm))),
    ...texts.ofKinds(partsOf(records, inQueries(/^export const (\w+)Kind = recordKind\(/gm))),
    ...texts.ofRequests(partsOf(requests, inApis(/^export const (\w+)Request: RequestPart\b/gm))),
    ...texts.ofSteps(stepsOf(root)),
    ...texts.ofLists(lists),
    ...texts.ofRoutes(pages, records),
    ...Object.fromEntries(pages.map(texts.ofPage)),
  };
}

/** The migrations in order of their numbers, except those that `order.json` moves because they were released later. */
function stepsOf(root) {
  const order = Object.entries(orderOf(root, "server/db/migrations"));
  const later = order.flatMap(([after, moved]) => moved.map((name, index) => [name, `${after}.${index}`]));
  const placeOf = ({ path }) => new Map(later).get(stemOf(path)) ?? stemOf(path);
  const inSteps = exportsOf(root, "server/db/migrations", /\/migrations\/\d{3}-[^/]+\.ts$/);
  const steps = inSteps(/^export (?:async function|function|const) (\w+)/gm);
  return steps
    .map((step) => ({ ...step, key: stemOf(step.path) }))
    .toSorted((a, b) => (placeOf(a) < placeOf(b) ? -1 : 1));
}

function orderOf(root, folder) {
  return JSON.parse(readFileSync(join(root, folder, "order.json"), "utf8"));
}

/** Finds exports in the files of a folder, by a pattern: the prefix of the name, the rest of the match, the file. */
function exportsOf(root, folder, files) {
  const read = filesIn(root, folder, files).map((path) => ({
    path,
    whole: readFileSync(join(root, path), "utf8"),
  }));
  return (pattern) =>
    read.flatMap(({ path, whole }) =>
      [...whole.matchAll(pattern)].map(([, name, text]) => ({
        name,
        text,
        path,
        key: inCamels(stemOf(path)),
      })),
    );
}

function filesIn(root, folder, name) {
  return readdirSync(join(root, folder), { recursive: true })
    .map((path) => posix.join(folder, path.replaceAll("\\", "/")))
    .filter((path) => name.test(path))
    .sort();
}

/** `cab-bookings` is `cabBookings`. */
const inCamels = (stem) => stem.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());

const stemOf = (path) => basename(path, ".ts");

/** Sorts by `order.json`; parts that are not in it come last, by name. */
function inOrder(order, all) {
  const placeOf = ({ key }) => (order.includes(key) ? order.indexOf(key) : order.length);
  return all.toSorted((a, b) => placeOf(a) - placeOf(b) || (a.key < b.key ? -1 : 1));
}

/** Assigns parts to kinds by the prefix of their exports: `reviewHandlers` belongs to `reviewEndpoints`. */
function partsOf(kinds, parts) {
  return kinds.flatMap(({ key, name }) => {
    const part = parts.find((one) => one.name === name);
    return part ? [{ ...part, key }] : [];
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeLists();
