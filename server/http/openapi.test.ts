import { Ajv2020 } from "ajv/dist/2020.js";
import { expect, test } from "vitest";
import type { Endpoint } from "#contract/core/endpoint.ts";
import { endpoints } from "#contract/endpoints.made.ts";
import { inlineReferences } from "#test/support/inline-references.ts";
import { checkReply } from "#test/support/reply-check.ts";
import { version } from "../version.ts";
import { openApiDocument } from "./openapi.ts";

type Content = Record<string, { schema: object }>;
type Operation = {
  operationId: string;
  parameters?: { name: string; in: string; required?: boolean; schema: object }[];
  requestBody?: { content: Content };
  responses: Record<string, { content: Content }>;
  security: unknown[];
};

const document = openApiDocument("https://test.example");
const paths = inlineReferences(document)["paths"] as Record<string, Record<string, Operation>>;
const rows = Object.values(endpoints).flatMap((feature): Endpoint[] => Object.values(feature));

test("the document names every call of the table, who may make it, and nothing else", () => {
  for (const row of rows) {
    const operation = paths[`/${row.path}`]?.[row.method.toLowerCase()];
    expect([row.path, Boolean(operation)]).toEqual([row.path, true]);
    expect([row.path, operation?.security]).toEqual([
      row.path,
      row.access === "anyone" ? [] : [{ session: [] }],
    ]);
  }
  const described = Object.values(paths).flatMap((methods) => Object.values(methods));
  expect(described.length).toBe(rows.length);
  expect(new Set(described.map(({ operationId }) => operationId)).size).toBe(rows.length);
});

test("it has the product's version", () => {
  expect(document["info"]).toMatchObject({ version });
});

test("every schema in it can be used to validate", () => {
  const ajv = new Ajv2020({ strict: false, validateFormats: false });
  const described = Object.values(paths).flatMap((methods) => Object.values(methods));
  for (const { parameters = [], requestBody, responses } of described) {
    const contents = [requestBody, ...Object.values(responses)].flatMap((part) =>
      Object.values(part?.content ?? {}),
    );
    for (const { schema } of [...parameters, ...contents]) expect(ajv.validateSchema(schema)).toBe(true);
  }
  expect(document).toMatchObject({ openapi: "3.1.0", servers: [{ url: "https://test.example/api" }] });
});

test("a reply outside its schema is found: a field too many, one too few, a wrong type, an unknown status", () => {
  const option = { value: 1, label: "Heating" };
  const good = { status: 200, message: "OK", data: [option] };
  expect(() => checkReply("GET", "dropdown/facilities?x=1", 200, good)).not.toThrow();
  for (const data of [[{ ...option, secret: 1 }], [{ value: 1 }], [{ ...option, value: "1" }], option]) {
    expect(() => checkReply("GET", "DropDown/Facilities", 200, { ...good, data })).toThrow(
      "outside its schema",
    );
  }
  expect(() => checkReply("GET", "DropDown/Facilities", 201, { ...good, status: 201 })).toThrow(
    "does not name",
  );
  expect(() => checkReply("GET", "Nowhere", 404, { status: 404, message: "?", data: {} })).toThrow(
    "outside its schema",
  );
});
