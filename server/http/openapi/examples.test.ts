import { Ajv2020 } from "ajv/dist/2020.js";
import { expect, test } from "vitest";
import type { Endpoint } from "#contract/core/endpoint.ts";
import { endpoints } from "#contract/endpoints.made.ts";
import { inlineReferences } from "#test/support/inline-references.ts";
import { openApiDocument } from "../openapi.ts";

// A field whose example does not fit gets one in sample-words.ts.

type Media = { schema: object; example?: unknown; examples?: Record<string, { value: unknown }> };
type Content = Record<string, Media>;
type Operation = {
  operationId: string;
  parameters?: { name: string; required?: boolean; schema: object; example?: unknown }[];
  requestBody?: { content: Content };
  responses: Record<string, { content: Content }>;
};

const paths = inlineReferences(openApiDocument("https://site.test"))["paths"] as Record<
  string,
  Record<string, Operation>
>;
const operations = Object.values(paths).flatMap((methods) => Object.values(methods));
const ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: true });

function faults(where: string, schema: object, value: unknown): string[] {
  return ajv.validate(schema, value) ? [] : [`${where}: ${ajv.errorsText()} in ${JSON.stringify(value)}`];
}

function examplesOf({ example, examples = {} }: Media): unknown[] {
  return [...(example === undefined ? [] : [example]), ...Object.values(examples).map(({ value }) => value)];
}

test("every status of every call has an example, and each fits its schema", () => {
  const found = operations.flatMap(({ operationId, responses }) =>
    Object.entries(responses).flatMap(([status, { content }]) => {
      const media = content["application/json"];
      const examples = media ? examplesOf(media) : [];
      if (!media || examples.length === 0) return [`${operationId} ${status} has no example`];
      return examples.flatMap((example) => {
        const isOfStatus = new RegExp(`^${status.replace("XX", "\\d\\d")}$`);
        const own = String((example as { status: number }).status);
        if (!isOfStatus.test(own)) return [`${operationId} ${status}: an example of ${own}`];
        return faults(`${operationId} ${status}`, media.schema, example);
      });
    }),
  );
  expect([...new Set(found)]).toEqual([]);
});

test("every required parameter and every body has an example that fits its schema", () => {
  const found = operations.flatMap(({ operationId, parameters = [], requestBody }) => {
    const required = parameters.filter((parameter) => parameter.required);
    return [
      ...required.flatMap(({ name, schema, example }) => faults(`${operationId} ${name}`, schema, example)),
      ...Object.values(requestBody?.content ?? {}).flatMap((media) =>
        faults(operationId, media.schema, media.example),
      ),
    ];
  });
  expect(found).toEqual([]);
});

test("what the examples show is what the calls take: every rule is kept, not only the described ones", () => {
  const byId = new Map(operations.map((operation) => [operation.operationId, operation]));
  for (const [feature, group] of Object.entries(endpoints)) {
    for (const [name, { body, bodyKind, query }] of Object.entries<Endpoint>(group)) {
      const { requestBody, parameters = [] } = byId.get(`${feature}.${name}`) ?? {};
      const example = requestBody?.content["application/json"]?.example;
      if (body && bodyKind !== "form")
        expect([name, body.safeParse(example).error?.issues]).toEqual([name, undefined]);
      const asked = parameters.filter((parameter) => parameter.required);
      const question = Object.fromEntries(asked.map((parameter) => [parameter.name, parameter.example]));
      if (query) expect([name, query.safeParse(question).error?.issues]).toEqual([name, undefined]);
    }
  }
});
