import * as z from "zod";
import type { Endpoint } from "#contract/core/endpoint.ts";
import { endpoints } from "#contract/endpoints.ts";
import { isJsonText } from "#contract/core/wire.ts";
import { cookieName } from "../staff/sessions/cookies.ts";
import { failureEnvelopeSchema, replyEnvelope } from "#contract/core/envelope.ts";

const wantsPassword =
  "Wants the password typed within the last ten minutes, at sign-in or by `POST auth/confirm`; else 403 with `Needs-Confirmation: password`.";

type Json = Record<string, unknown>;

/** The whole contract as an OpenAPI 3.1 document, made from the schemas that validate it. */
export function openApiDocument(serverUrl: string): Json {
  const paths: Record<string, Json> = {};
  for (const [feature, rows] of Object.entries(endpoints)) {
    for (const [name, row] of Object.entries(rows) as [string, Endpoint][]) {
      const path = `/${row.path}`;
      paths[path] = { ...paths[path], [row.method.toLowerCase()]: operation(feature, name, row) };
    }
  }
  return {
    openapi: "3.1.0",
    info: {
      title: "Chinar & Oar API",
      version: "1.0.0",
      description:
        "Every reply is `{ status, message, data, pageInfo?, errors? }`; `status` equals the HTTP status. " +
        "Paths match in any case. A form sent again with the same `Idempotency-Key` is stored once. " +
        "A 403 with the header `Needs-Confirmation: password` asks for `POST auth/confirm`; then the same call goes through.",
    },
    servers: [{ url: `${serverUrl}/api` }],
    components: {
      securitySchemes: { session: { type: "apiKey", in: "cookie", name: cookieName("session", serverUrl) } },
    },
    paths,
  };
}

function operation(feature: string, name: string, row: Endpoint): Json {
  const success = row.creates ? "201" : "200";
  return {
    operationId: `${feature}.${name}`,
    tags: [feature],
    summary: row.summary,
    ...(row.confirmed && { description: wantsPassword }),
    ...(row.who !== "anyone" && { security: [{ session: [] }] }),
    parameters: [...pathParameters(row), ...queryParameters(row), ...headerParameters(row)],
    ...(row.body && { requestBody: { required: true, content: bodyContent(row, row.body) } }),
    responses: {
      [success]: reply("The answer", replyEnvelope(row.data, row.isList ?? false)),
      default: reply("A failure: what went wrong, and with which fields", failureEnvelopeSchema),
    },
  };
}

function pathParameters(row: Endpoint): Json[] {
  if (!row.path.includes("{id}")) return [];
  return [{ name: "id", in: "path", required: true, schema: { type: "integer", minimum: 1 } }];
}

function queryParameters(row: Endpoint): Json[] {
  if (!row.query) return [];
  const schema = toJsonSchema(row.query) as { properties?: Record<string, Json>; required?: string[] };
  const required = new Set(schema.required);
  return Object.entries(schema.properties ?? {}).map(([name, property]) => ({
    name,
    in: "query",
    required: required.has(name) && property["default"] === undefined,
    schema: property,
  }));
}

function headerParameters(row: Endpoint): Json[] {
  if (!row.creates) return [];
  const description =
    "Names this sending of the form; a second one with the same name and content stores nothing new.";
  return [
    { name: "Idempotency-Key", in: "header", required: false, description, schema: { type: "string" } },
  ];
}

function bodyContent(row: Endpoint, body: z.ZodType): Json {
  const type = row.bodyKind === "form" ? "multipart/form-data" : "application/json";
  return { [type]: { schema: toJsonSchema(body) } };
}

function reply(description: string, schema: z.ZodType): Json {
  return { description, content: { "application/json": { schema: toJsonSchema(schema, true) } } };
}

/** The wire side of a schema: what is sent, under the wire's names. A reply's JSON texts are always texts. */
function toJsonSchema(schema: z.ZodType, isReply = false): Json {
  const made = z.toJSONSchema(schema, {
    io: "input",
    unrepresentable: "any",
    override({ zodSchema, jsonSchema }) {
      if (!isReply || !isJsonText(zodSchema)) return;
      delete jsonSchema.anyOf;
      Object.assign(jsonSchema, { type: "string", contentMediaType: "application/json" });
    },
  });
  return Object.fromEntries(Object.entries(made).filter(([name]) => name !== "$schema"));
}
