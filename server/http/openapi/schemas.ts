import * as z from "zod";
import type { Endpoint, EndpointGroup } from "#contract/core/endpoint.ts";
import { failureEnvelopeSchema, replyEnvelope } from "#contract/core/envelope.ts";
import { type JsonSchema, jsonSchemaOf, namedJsonSchemas, type SchemaNames } from "./json-schema.ts";
import { nameOfCall, wordOf, wordsOfSchemas } from "./schema-names.ts";

type Table = Readonly<Record<string, EndpointGroup>>;
type Named = { body?: string; reply: string };

export type NamedSchemas = ReturnType<typeof namedSchemas>;

/** The named schemas of all calls, and by call the names of its body and its reply. */
export function namedSchemas(table: Table) {
  const sent: SchemaNames = z.registry();
  const answered: SchemaNames = z.registry();
  const ofCalls = new Map<Endpoint, Named>();
  for (const [word, schema] of Object.entries(wordsOfSchemas)) answered.add(schema, { id: word });
  const envelopes = new Set<string>();
  for (const [feature, group] of Object.entries(table)) {
    for (const [call, endpoint] of Object.entries(group)) {
      const name = nameOfCall(feature, call);
      const { body } = endpoint;
      const bodyName = body && (wordOf(body) ?? `${name}Form`);
      if (body && bodyName) sent.add(body, { id: bodyName });
      const reply = replyName(endpoint, name);
      if (!envelopes.has(reply)) answered.add(replyEnvelope(endpoint.data, endpoint.isList), { id: reply });
      envelopes.add(reply);
      ofCalls.set(endpoint, { body: bodyName, reply });
    }
  }
  const schemas = {
    Failure: jsonSchemaOf(failureEnvelopeSchema, "reply"),
    ...namedJsonSchemas(answered, "reply"),
    ...namedJsonSchemas(sent, "request"),
  };
  const roots = [
    "Failure",
    ...[...ofCalls.values()].flatMap(({ body, reply }) => (body ? [body, reply] : [reply])),
  ];
  return { ofCalls, schemas: reachable(schemas, roots) };
}

/** `HotelReply`, `HotelsPage`, `OptionList`; a call without data answers a `DoneReply`. */
function replyName({ data, isList }: Endpoint, call: string): string {
  if (data instanceof z.ZodNull) return "DoneReply";
  const element = data instanceof z.ZodArray ? data.element : undefined;
  const word = element instanceof z.ZodType ? wordOf(element) : undefined;
  if (word) return isList ? `${word}Page` : `${word}List`;
  return `${wordOf(data) ?? call}Reply`;
}

/** The schemas that the roots refer to, directly or through others; unused ones are not described. */
function reachable(
  schemas: Record<string, JsonSchema>,
  roots: readonly string[],
): Record<string, JsonSchema> {
  const found = new Set(roots);
  for (const name of found) {
    const text = JSON.stringify(schemas[name]);
    for (const [, other] of text.matchAll(/"#\/components\/schemas\/(\w+)"/g)) if (other) found.add(other);
  }
  return Object.fromEntries(Object.entries(schemas).filter(([name]) => found.has(name)));
}
