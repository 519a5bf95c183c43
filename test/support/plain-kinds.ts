import type { Endpoint } from "#contract/core/endpoint.ts";
import { endpoints } from "#contract/endpoints.made.ts";
import { type RequestKind, requestKinds } from "#contract/record-kinds.ts";
import { openApiDocument } from "#server/http/openapi.ts";
import { inlineReferences } from "./inline-references.ts";

type Form = Record<string, unknown>;

type PlainKind = {
  kind: RequestKind;
  path: string;
  /** What a visitor sends. */
  form: () => Form;
  /** What staff add to it when they answer. */
  answer: () => Form;
};

type Operation = {
  operationId: string;
  requestBody?: { content: Record<string, { example?: Form }> };
};

const operations = Object.values(
  inlineReferences(openApiDocument("https://site.test"))["paths"] as Record<
    string,
    Record<string, Operation>
  >,
).flatMap((methods) => Object.values(methods));

function exampleOf(call: string): Form {
  const { requestBody } = operations.find(({ operationId }) => operationId === call) ?? {};
  const example = requestBody?.content["application/json"]?.example;
  if (!example) throw new Error(`The API's document has no example of what ${call} is sent`);
  return example;
}

/** Their forms refer to other records or dates; their own tests create these. */
const withFormsOfTheirOwn = new Set<RequestKind>(["bookings", "packageBookings", "cabBookings"]);

/** All other kinds of request, sent with the example of the OpenAPI document. */
export const plainKinds = requestKinds
  .filter((kind) => !withFormsOfTheirOwn.has(kind))
  .map((kind): PlainKind => {
    const { create }: Record<string, Endpoint> = endpoints[kind];
    const form = () => exampleOf(`${kind}.create`);
    return {
      kind,
      path: create?.path ?? "",
      form,
      answer() {
        const { version: _, ...changed } = exampleOf(`${kind}.change`);
        const added = Object.entries(changed).filter(([name]) => !(name in form()));
        const { status, ...answer } = Object.fromEntries(added);
        return status === undefined ? answer : { ...answer, status: "Accepted" };
      },
    };
  });
