import type { Endpoint } from "#contract/core/endpoint.ts";
import { type Json, schemaAddress } from "./json-schema.ts";
import { sampleObject } from "./samples.ts";
import type { NamedSchemas } from "./schemas.ts";

/** The responses of successful calls, as components: one for each kind of reply and status, with an example. */
export function repliesOf({ ofCalls, schemas }: NamedSchemas) {
  const components: Record<string, Json> = {};
  const refer = (endpoint: Endpoint): Json => {
    const status = endpoint.creates ? 201 : 200;
    const schema = ofCalls.get(endpoint)?.reply ?? "";
    const name = endpoint.creates ? `${schema}Created` : schema;
    components[name] ??= {
      description: endpoint.creates ? "Stored" : "Done",
      content: {
        "application/json": {
          schema: { $ref: schemaAddress(schema) },
          example: { ...sampleObject(schema, schemas), status },
        },
      },
    };
    return { [status]: { $ref: `#/components/responses/${name}` } };
  };
  return { components, refer };
}

/** The request body of a call. */
export function requestBodyOf(endpoint: Endpoint, { ofCalls, schemas }: NamedSchemas): Json {
  const name = ofCalls.get(endpoint)?.body;
  if (!name) return {};
  const schema = { $ref: schemaAddress(name) };
  const example = sampleObject(name, schemas);
  const described = { schema, example };
  const types = {
    form: ["multipart/form-data"],
    "form or JSON": ["multipart/form-data", "application/json"],
    JSON: ["application/json"],
  }[endpoint.bodyKind ?? "JSON"];
  const content: Json = Object.fromEntries(types.map((type) => [type, described]));
  // The JSON form carries no file, only the token.
  if (endpoint.bodyKind === "form or JSON")
    content["application/json"] = { schema, example: { token: example["token"] } };
  return { requestBody: { required: true, content } };
}
