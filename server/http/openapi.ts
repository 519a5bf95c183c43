import * as z from "zod";
import type { Endpoint, EndpointGroup } from "#contract/core/endpoint.ts";
import { endpoints as productEndpoints } from "#contract/endpoints.ts";
import { isJsonText } from "#contract/core/wire.ts";
import { cookieName } from "../staff/sessions/cookies.ts";
import { version } from "../version.ts";
import { failureEnvelopeSchema, replyEnvelope } from "#contract/core/envelope.ts";

const wantsPassword =
  "Wants the password typed within the last ten minutes, at sign-in or by `POST auth/confirm`; else 403 with `Needs-Confirmation: password`.";

type Json = Record<string, unknown>;

/** The OpenAPI 3.1 document, made from the schemas that validate calls and replies. */
export function openApiDocument(
  serverUrl: string,
  endpoints: Readonly<Record<string, EndpointGroup>> = productEndpoints,
): Json {
  const paths: Record<string, Json> = {};
  for (const [feature, group] of Object.entries(endpoints)) {
    for (const [name, endpoint] of Object.entries(group)) {
      const path = `/${endpoint.path}`;
      paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(feature, name, endpoint) };
    }
  }
  return {
    openapi: "3.1.0",
    info: {
      title: "Chinar & Oar API",
      version,
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

function operation(feature: string, name: string, endpoint: Endpoint): Json {
  const success = endpoint.creates ? "201" : "200";
  return {
    operationId: `${feature}.${name}`,
    tags: [feature],
    summary: endpoint.summary,
    ...(endpoint.confirmed && { description: wantsPassword }),
    ...(endpoint.access !== "anyone" && { security: [{ session: [] }] }),
    parameters: [...pathParameters(endpoint), ...queryParameters(endpoint), ...headerParameters(endpoint)],
    ...(endpoint.body && { requestBody: { required: true, content: bodyContent(endpoint, endpoint.body) } }),
    responses: {
      [success]: reply("The answer", replyEnvelope(endpoint.data, endpoint.isList ?? false)),
      default: reply("A failure: what went wrong, and with which fields", failureEnvelopeSchema),
    },
  };
}

function pathParameters(endpoint: Endpoint): Json[] {
  if (!endpoint.path.includes("{id}")) return [];
  return [{ name: "id", in: "path", required: true, schema: { type: "integer", minimum: 1 } }];
}

function queryParameters(endpoint: Endpoint): Json[] {
  if (!endpoint.query) return [];
  const schema = toJsonSchema(endpoint.query) as { properties?: Record<string, Json>; required?: string[] };
  const required = new Set(schema.required);
  return Object.entries(schema.properties ?? {}).map(([name, property]) => ({
    name,
    in: "query",
    required: required.has(name) && property["default"] === undefined,
    schema: property,
  }));
}

function headerParameters(endpoint: Endpoint): Json[] {
  if (!endpoint.creates) return [];
  const description =
    "Names this sending of the form; a second one with the same name and content stores nothing new.";
  return [
    { name: "Idempotency-Key", in: "header", required: false, description, schema: { type: "string" } },
  ];
}

function bodyContent(endpoint: Endpoint, body: z.ZodType): Json {
  const type = endpoint.bodyKind === "form" ? "multipart/form-data" : "application/json";
  return { [type]: { schema: toJsonSchema(body) } };
}

function reply(description: string, schema: z.ZodType): Json {
  return { description, content: { "application/json": { schema: toJsonSchema(schema, true) } } };
}

/** The JSON schema of what is sent, under wire names. In a reply a `jsonText` is always a text. */
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
