import { describe, expect, test } from "vitest";
import { openApiDocument } from "#server/http/openapi.ts";
import { hostileTexts as hostile } from "../support/hostile-texts.ts";
import { appOfFile, staffOfFile } from "../support/app-hooks.ts";

type Schema = { properties?: Record<string, unknown> };
type Referred<T> = T | { $ref: string };
type Operation = {
  security: unknown[];
  parameters?: Referred<{ name: string; in: string }>[];
  requestBody?: { content: Record<string, { schema: Referred<Schema> }> };
};

const longestPublic = 60_000;
const longestStaff = 1_000_000;
const longestQuery = 14_000;

const app = appOfFile();
const staff = staffOfFile(app);

const openApi = openApiDocument("");
const paths = openApi["paths"] as Record<string, Record<string, Operation>>;

/** The named component that stands behind a reference. */
function resolved<T extends object>(part: Referred<T>): T {
  if (!("$ref" in part)) return part;
  const names = part.$ref.split("/").slice(1);
  return names.reduce((found: unknown, name) => (found as Record<string, unknown>)[name], openApi) as T;
}

const calls = Object.entries(paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({
    method: method.toUpperCase(),
    path: path.slice(1).replace("{id}", "1").replace("{name}", "team"),
    isPublic: operation.security.length === 0,
    query: (operation.parameters ?? [])
      .map(resolved)
      .filter((parameter) => parameter.in === "query")
      .map(({ name }) => name),
    fields: Object.keys(
      resolved(operation.requestBody?.content["application/json"]?.schema ?? {}).properties ?? {},
    ),
  })),
);

test("the calls are read from the document with their fields", () => {
  expect(calls.filter(({ fields }) => fields.length > 0).length).toBeGreaterThan(30);
  expect(calls.filter(({ query }) => query.length > 0).length).toBeGreaterThan(10);
  expect(calls.filter(({ isPublic }) => isPublic).length).toBeGreaterThan(10);
});

/** The texts as JSON, made once: each is sent in every field. */
function asJson(length: number): [name: string, json: string][] {
  return hostile.map(([name, text]) => [name, JSON.stringify(text(length))]);
}

const [publicTexts, staffTexts] = [asJson(longestPublic), asJson(longestStaff)];
const bodyWith = (field: string, json: string) => `{${JSON.stringify(field)}:${json}}`;

/** Milliseconds of this thread's own work, whatever else the machine does. */
async function workOf(request: () => Promise<{ status: number }>): Promise<number> {
  const before = process.threadCpuUsage();
  const { status } = await request();
  const { user, system } = process.threadCpuUsage(before);
  expect(status).toBeLessThan(500);
  return (user + system) / 1000;
}

async function slowOf(request: () => Promise<{ status: number }>, what: string): Promise<string[]> {
  const first = await workOf(request);
  // Once more where it was slow: the first time may have compiled something.
  return first < 100 || (await workOf(request)) < 100 ? [] : [what];
}

describe("a field full of hostile text is answered within 100 ms of work", () => {
  const withBody = calls.filter(({ fields }) => fields.length > 0);

  test.each(withBody)("$method $path", async ({ method, path, fields, isPublic }) => {
    const by = isPublic ? app.call : staff;
    const slow = [];
    for (const field of fields) {
      for (const [name, json] of isPublic ? publicTexts : staffTexts) {
        const body = bodyWith(field, json);
        slow.push(...(await slowOf(() => by(method, path, body), `${field}: ${name}`)));
      }
    }
    expect(slow).toEqual([]);
  });

  const withQuery = calls.filter(({ query }) => query.length > 0);

  test.each(withQuery)("$method $path, in the address", async ({ method, path, query }) => {
    const slow = [];
    for (const field of query) {
      for (const [name, text] of hostile) {
        const search = new URLSearchParams({ [field]: text(longestQuery) });
        slow.push(...(await slowOf(() => staff(method, `${path}?${search}`), `${field}: ${name}`)));
      }
    }
    expect(slow).toEqual([]);
  });

  test("arrays that are no text, too", async () => {
    const entries = JSON.stringify(Array.from({ length: 300_000 }, () => 1));
    const slow = [];
    for (const { method, path, fields, isPublic } of withBody.filter((call) => !call.isPublic)) {
      const by = isPublic ? app.call : staff;
      for (const field of fields)
        slow.push(...(await slowOf(() => by(method, path, bodyWith(field, entries)), `${path} ${field}`)));
    }
    expect(slow).toEqual([]);
  });
});
