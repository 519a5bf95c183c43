// Lists of what there is, from the names of files and of what they export (decision 165). Each is a `.made.ts` that git
// does not keep; run.mjs, the build and the test runner write them before anything reads one.
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, join, posix } from "node:path";
import { fileURLToPath } from "node:url";

const head =
  "// Written by scripts/write-lists.mjs from the names of files and exports: nothing is changed here by hand.\n";
const house = fileURLToPath(new URL("../", import.meta.url));

/** Writes the lists of the tree at `root`, and takes away those of what is gone. */
export function writeLists(root = house) {
  const wanted = listsOf(root);
  const pages = filesIn(root, "app/routes/control", /\.made\.tsx$/);
  for (const path of pages) if (!(path in wanted)) rmSync(join(root, path));
  for (const [path, text] of Object.entries(wanted)) {
    const file = join(root, path);
    if (!existsSync(file) || readFileSync(file, "utf8") !== head + text) writeFileSync(file, head + text);
  }
}

/** The text of each list, by its path. */
function listsOf(root) {
  const order = JSON.parse(readFileSync(join(root, "contract/order.json"), "utf8"));
  const contract = filesIn(root, "contract", /^contract\/[^/]+\.ts$/);
  const endpoints = inOrder(
    order.endpoints,
    byFile(found(root, contract, /^export const (\w+)Endpoints = /gm)),
  );
  const records = inOrder(
    order.kinds,
    byFile(found(root, contract, /^export const (\w+)Record = (\{[^;]*\}) as const;/gm)),
  );
  const requests = records.filter(({ text }) => /\bpage: /.test(text));
  const apis = filesIn(root, "server", /\.api\.ts$/);
  const partOf = (parts) => (one) => {
    const part = parts.find(({ name }) => name === one.name);
    return part ? [{ ...part, key: one.key }] : [];
  };
  const handlers = endpoints.flatMap(partOf(found(root, apis, /^export const (\w+)Handlers\b/gm)));
  const queries = filesIn(root, "server", /\.queries\.ts$/);
  const kinds = records.flatMap(partOf(found(root, queries, /^export const (\w+)Kind = recordKind\(/gm)));
  const parts = requests.flatMap(partOf(found(root, apis, /^export const (\w+)Request: RequestPart\b/gm)));
  const features = filesIn(root, "app/features", /-list\.tsx?$/);
  const lists = requests.flatMap(
    partOf(found(root, features, /^export const (\w+)List: Request(List|Table)</gm)),
  );
  const pages = lists.filter(({ text }) => text === "List");
  return {
    "contract/endpoints.made.ts": table("contract", "endpoints", "Endpoints", endpoints, endpointsType),
    "contract/kinds.made.ts": wordsOfKinds(records),
    "server/handlers.made.ts": table("server", "handlers", "Handlers", handlers, ofEndpoints),
    "server/kinds.made.ts": table("server", "kinds", "Kind", kinds),
    "server/requests.made.ts": table("server", "requests", "Request", parts),
    "server/db/migrations/steps.made.ts": steps(root),
    "app/features/request-lists.made.ts": requestLists(lists),
    "app/request-routes.made.ts": requestRoutes(pages, records),
    ...Object.fromEntries(pages.map(requestPage)),
  };
}

function filesIn(root, folder, name) {
  return readdirSync(join(root, folder), { recursive: true })
    .map((path) => posix.join(folder, path.replaceAll("\\", "/")))
    .filter((path) => name.test(path) && (!/\.made\.tsx?$/.test(path) || name.source.includes("made")))
    .sort();
}

/** What the files export by a pattern: the export's first word, and what else the pattern finds. */
function found(root, files, pattern) {
  return files.flatMap((path) =>
    [...readFileSync(join(root, path), "utf8").matchAll(pattern)].map(([, name, text]) => ({
      name,
      text,
      path,
    })),
  );
}

/** Each under its file's name: `cab-bookings.ts` is `cabBookings`. */
function byFile(exports) {
  return exports.map((one) => ({ ...one, key: inCamels(basename(one.path, ".ts")) }));
}

function inCamels(stem) {
  return stem.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());
}

/** In the order that is written down; what is not in it comes last, by its name. */
function inOrder(order, all) {
  const placeOf = ({ key }) => (order.includes(key) ? order.indexOf(key) : order.length);
  return all.toSorted((a, b) => placeOf(a) - placeOf(b) || (a.key < b.key ? -1 : 1));
}

function importLine(folder, word, { name, path }, type = "") {
  return `import ${type}{ ${name}${word} } from "./${posix.relative(folder, path)}";`.replace("./../", "../");
}

function table(folder, title, word, all, { before = [], type = "", after = [] } = {}) {
  const imports = [...before, ...all.map((one) => importLine(folder, word, one))];
  const rows = all.map(({ key, name }) => `  ${key}: ${name}${word},`);
  return [...imports, "", `export const ${title} = {`, ...rows, `} as const${type};`, "", ...after].join(
    "\n",
  );
}

const endpointsType = { after: ["export type Endpoints = typeof endpoints;", ""] };
const ofEndpoints = {
  before: ['import type { Endpoints } from "#contract/endpoints.made.ts";'],
  type: " satisfies { [Feature in keyof Endpoints]?: unknown }",
};

/** The words themselves and not their files, so that a menu does not load every schema. */
function wordsOfKinds(all) {
  const imports = all.map((one) => importLine("contract", "Record", one, "type "));
  const types = all.map(({ key, name }) => `  ${key}: typeof ${name}Record;`);
  const rows = all.map(({ key, text }) => `  ${key}: ${text},`);
  return [...imports, "", "export const kinds: {", ...types, "} = {", ...rows, "};", ""].join("\n");
}

/** By their numbers, but for those that were released later than theirs. */
function steps(root) {
  const folder = "server/db/migrations";
  const order = JSON.parse(readFileSync(join(root, folder, "order.json"), "utf8"));
  const all = found(
    root,
    filesIn(root, folder, /\/\d{3}-[^/]+\.ts$/).filter((path) => !path.includes("/parts/")),
    /^export (?:async function|function|const) (\w+)/gm,
  );
  const named = all.map((one) => ({ ...one, key: basename(one.path, ".ts") }));
  const later = new Map(
    Object.entries(order).flatMap(([after, moved]) => moved.map((key, index) => [key, `${after}.${index}`])),
  );
  const sorted = named.toSorted((a, b) =>
    (later.get(a.key) ?? a.key) < (later.get(b.key) ?? b.key) ? -1 : 1,
  );
  const imports = sorted.map((one) => importLine(folder, "", one));
  const rows = sorted.map(({ key, name }) => `  "${key}": ${name},`);
  return [...imports, "", "export const steps = {", ...rows, "};", ""].join("\n");
}

/** Each list is looked at with the types of its own rows. */
function requestLists(all) {
  const imports = all.map((one) => importLine("app/features", "List", one));
  const rows = all.map(({ name }) => `    look(${name}List),`);
  return [
    'import type { RequestRecord, RequestTable } from "./records/request-list.ts";',
    ...imports,
    "",
    "export type ListedRequest = RequestRecord & { createdAt: string };",
    "",
    "type Look<T> = <Row extends ListedRequest, Shown>(list: RequestTable<Row, Shown>) => T;",
    "",
    "export function ofRequestLists<T>(look: Look<T>): T[] {",
    "  return [",
    ...rows,
    "  ];",
    "}",
    "",
  ].join("\n");
}

const pageOf = (key) =>
  `routes/control/manage-${key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

function requestPage({ key, name, path }) {
  const text = [
    `import { ${name}List } from "#${path}";`,
    'import { controlPageMeta } from "#app/features/navigation/control-titles.ts";',
    'import { alwaysRevalidate } from "#app/features/records/always-revalidate.ts";',
    'import { requestPage } from "#app/features/records/request-page.tsx";',
    'import { requestAction, requestLoader } from "#app/features/records/request-route.ts";',
    "",
    `export const loader = requestLoader(${name}List);`,
    `export const action = requestAction(${name}List);`,
    "export const shouldRevalidate = alwaysRevalidate;",
    "export const meta = controlPageMeta;",
    `export default requestPage(${name}List);`,
    "",
  ];
  return [`app/${pageOf(key)}.made.tsx`, text.join("\n")];
}

function requestRoutes(all, records) {
  const pageAt = (key) => /\bpage: ("[^"]*")/.exec(records.find((one) => one.key === key).text)[1];
  const rows = all.map(
    ({ key }) => `  route(${pageAt(key)}, "${pageOf(key)}.made.tsx", { id: "${pageOf(key)}" }),`,
  );
  return [
    'import { route } from "@react-router/dev/routes";',
    "",
    "export const requestRoutes = [",
    ...rows,
    "];",
    "",
  ].join("\n");
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeLists();
