import type { Endpoint } from "#contract/core/endpoint.ts";
import { type FailureCode, failureCodes, failures } from "#contract/core/errors.ts";
import { confirmHeader } from "#contract/auth.ts";
import { type Json, jsonSchemaOf, schemaAddress } from "./json-schema.ts";

/** Each failure's response, by status. */
const responses = {
  400: { name: "Invalid", says: "A field is wrong, or is missing; `errors` says which and why" },
  401: { name: "NotSignedIn", says: "Nobody is signed in, or signing in was refused" },
  403: { name: "NotAllowed", says: "Whoever is signed in may not do this, or must type the password first" },
  404: { name: "NotFound", says: "There is no such record, or no longer" },
  408: { name: "TooSlow", says: "The body did not arrive in time" },
  409: {
    name: "Conflict",
    says: "Things stand otherwise by now. Read the record again: it has the other version; decide, and send that version's number",
  },
  413: { name: "TooLarge", says: "The body is larger than this call takes" },
  415: { name: "WrongType", says: "The body's Content-Type is another than the one described" },
  429: { name: "TooMany", says: "Too many of these from one sender; `Retry-After` says when to come back" },
  "4XX": {
    name: "Refused",
    says: "Any other refusal; a wrong method is one, whose `Allow` names the right ones",
  },
  "5XX": { name: "OurFault", says: "Our fault, or too many people at once: send the same call again later" },
} as const satisfies Record<string, { name: string; says: string }>;

/** Failures before it is known which call is meant. */
const beforeCalls = new Set<FailureCode>(["wrong_method", "not_encrypted"]);

const retryAfter = { "Retry-After": { description: "Seconds to wait", schema: { type: "integer" } } };
const headers: Readonly<Record<string, Json>> = {
  403: {
    "Needs-Confirmation": {
      description: "Type the password once more (`POST auth/confirm`); then the same call goes through",
      schema: { type: "string", enum: [confirmHeader.value] },
    },
  },
  429: retryAfter,
  "5XX": retryAfter,
};

/** The failures that a call can answer, from its row in the table. */
export function failuresOf(endpoint: Endpoint): FailureCode[] {
  const { access, method, path, query, body, publicWrite, confirmed, fails = [] } = endpoint;
  const queryFields = query ? fieldsOf(query) : {};
  const bodyFields = body ? fieldsOf(body) : {};
  const when: [boolean, ...FailureCode[]][] = [
    [Boolean(query ?? body), "invalid"],
    [Boolean(body), "too_slow", "too_large", "wrong_type"],
    [access !== "anyone", "not_signed_in", "password_to_change"],
    [access === "owner", "not_allowed"],
    // Only staff may list deleted records.
    ["isDeleted" in queryFields, "not_signed_in"],
    [method !== "GET", "cross_site"],
    [confirmed === true, "confirm_first"],
    [/\{(?:id|name)\}/.test(path) || "Id" in queryFields, "not_found"],
    ["version" in bodyFields, "changed_meanwhile"],
    [publicWrite === true, "too_many"],
  ];
  const codes = when.flatMap(([applies, ...implied]) => (applies ? implied : []));
  return [...codes, ...fails, ...beforeCalls, "unexpected", "busy", "unavailable"];
}

/** The responses to a call's failures, by status. */
export function failureResponses(endpoint: Endpoint): Json {
  const statuses = new Set(failuresOf(endpoint).map(statusOf));
  const answered = Object.entries(responses).filter(([status]) => statuses.has(status));
  return Object.fromEntries(
    answered.map(([status, { name }]) => [status, { $ref: `#/components/responses/${name}` }]),
  );
}

/** The components that these responses refer to, each with an example of every failure. */
export function sharedFailures(): Record<string, Json> {
  const shared = Object.entries(responses).map(([status, { name, says }]) => [
    name,
    response(
      says,
      failureCodes.filter((code) => code !== "client_left" && statusOf(code) === status),
      headers[status],
    ),
  ]);
  return Object.fromEntries(shared);
}

function response(description: string, codes: FailureCode[], sentHeaders?: Json): Json {
  const examples = Object.fromEntries(codes.map((code) => [code, { value: exampleOf(code) }]));
  const schema = { $ref: schemaAddress("Failure") };
  return {
    description,
    ...(sentHeaders && { headers: sentHeaders }),
    content: { "application/json": { schema, examples } },
  };
}

const faults: Partial<Record<FailureCode, Record<string, string>>> = {
  invalid: { phoneNo: "Phone number must be 10 digits" },
  second_factor_needed: { code: failures.second_factor_needed.message },
  wrong_code: { code: failures.wrong_code.message },
  no_rooms_left: { roomId: failures.no_rooms_left.message },
};

function exampleOf(code: FailureCode): Json {
  const errors = faults[code];
  return { ...failures[code], data: null, ...(errors && { errors }) };
}

/** The key in an operation's responses under which a failure is described. */
function statusOf(code: FailureCode): string {
  const { status } = failures[code];
  if (beforeCalls.has(code)) return "4XX";
  return status >= 500 ? "5XX" : String(status);
}

function fieldsOf(schema: NonNullable<Endpoint["query"]>): object {
  return jsonSchemaOf(schema, "request").properties ?? {};
}
