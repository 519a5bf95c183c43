// The texts of the files that write-lists.mjs writes, by path. A listed part has a `key` in the list, the `name` with
// which its exports begin, and the `path` of its file.
import { posix } from "node:path";

export function ofEndpoints(all) {
  const text = `${table("contract", "endpoints", "Endpoints", all)}
export type Endpoints = typeof endpoints;
`;
  return { "contract/endpoints.made.ts": text };
}

/** Copies the objects as text instead of importing them, so that a menu does not load every schema. */
export function ofWords(all) {
  const types = all.map(({ key, name }) => `  ${key}: typeof ${name}Record;`);
  const rows = all.map(({ key, text }) => `  ${key}: ${text},`);
  const text = `${imports("contract", "Record", all, "type ")}

export const kinds: {
${types.join("\n")}
} = {
${rows.join("\n")}
};
`;
  return { "contract/kinds.made.ts": text };
}

export function ofHandlers(all) {
  const text = `import type { Endpoints } from "#contract/endpoints.made.ts";
${table("server", "handlers", "Handlers", all, " satisfies { [Feature in keyof Endpoints]?: unknown }")}`;
  return { "server/handlers.made.ts": text };
}

export function ofKinds(all) {
  return { "server/kinds.made.ts": table("server", "kinds", "Kind", all) };
}

export function ofRequests(all) {
  return { "server/requests.made.ts": table("server", "requests", "Request", all) };
}

export function ofSteps(all) {
  const rows = all.map(({ key, name }) => `  "${key}": ${name},`);
  const text = `${imports("server/db/migrations", "", all)}

export const steps = {
${rows.join("\n")}
};
`;
  return { "server/db/migrations/steps.made.ts": text };
}

/** Calls a function with each list by its own row types; a kind of request without a list does not compile. */
export function ofLists(all) {
  const rows = all.map(({ key, name }) => `    ${key}: look(${name}List),`);
  const text = `import type { RequestKind } from "#contract/record-kinds.ts";
import type { RequestRecord, RequestTable } from "./records/request-list.ts";
${imports("app/features", "List", all)}

export type ListedRequest = RequestRecord & { createdAt: string };

type Look<T> = <Row extends ListedRequest, Shown>(list: RequestTable<Row, Shown>) => T;

export function ofRequestLists<T>(look: Look<T>): Record<RequestKind, T> {
  return {
${rows.join("\n")}
  };
}
`;
  return { "app/features/request-lists.made.ts": text };
}

/** The pages' addresses come from the `page` of their `…Record`. */
export function ofRoutes(pages, words) {
  const addressOf = (key) => /\bpage: ("[^"]*")/.exec(words.find((one) => one.key === key).text)[1];
  const rows = pages.map(
    ({ key }) => `  route(${addressOf(key)}, "${pageOf(key)}.made.tsx", { id: "${pageOf(key)}" }),`,
  );
  const text = `import { route } from "@react-router/dev/routes";

export const requestRoutes = [
${rows.join("\n")}
];
`;
  return { "app/request-routes.made.ts": text };
}

export function ofPage({ key, name, path }) {
  const text = `import { ${name}List } from "#${path}";
import { controlPageMeta } from "#app/features/navigation/control-titles.ts";
import { alwaysRevalidate } from "#app/features/records/always-revalidate.ts";
import { requestPage } from "#app/features/records/request-page.tsx";
import { requestAction, requestLoader } from "#app/features/records/request-route.ts";

export const loader = requestLoader(${name}List);
export const action = requestAction(${name}List);
export const shouldRevalidate = alwaysRevalidate;
export const meta = controlPageMeta;
export default requestPage(${name}List);
`;
  return [`app/${pageOf(key)}.made.tsx`, text];
}

/** `cabBookings` has `routes/control/manage-cab-bookings`. */
const pageOf = (key) =>
  `routes/control/manage-${key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

function table(folder, title, word, all, type = "") {
  const rows = all.map(({ key, name }) => `  ${key}: ${name}${word},`);
  return `${imports(folder, word, all)}

export const ${title} = {
${rows.join("\n")}
} as const${type};
`;
}

function imports(folder, word, all, type = "") {
  const from = ({ path }) => `./${posix.relative(folder, path)}`.replace("./../", "../");
  return all.map((one) => `import ${type}{ ${one.name}${word} } from "${from(one)}";`).join("\n");
}
