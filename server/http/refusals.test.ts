import { expect, test } from "vitest";
import type { Endpoint } from "#contract/core/endpoint.ts";
import { fieldErrors } from "#contract/core/wire.ts";
import { endpoints } from "#contract/endpoints.made.ts";
import { wireNames } from "./read-call.ts";

const inside = ["x", 1, null, [1], {}];
const odd = [
  undefined,
  null,
  true,
  "",
  "x",
  "x".repeat(6000),
  1.5,
  [],
  {},
  ...inside.map((value) => [value]),
];
const ofATable = inside.map((value) => ({ classes: [value], rows: [value], seasons: [value] }));

const rows: Endpoint[] = Object.values(endpoints).flatMap((group) => Object.values<Endpoint>(group));
const asked = rows.flatMap(({ method, path, query, body }) =>
  [query, body].flatMap((schema) => (schema ? [{ call: `${method} ${path}`, schema }] : [])),
);

test.each(asked)("$call says in words of ours what is wrong with a field", ({ schema }) => {
  for (const name of wireNames(schema)) {
    for (const value of [...odd, ...ofATable]) {
      const { error } = schema.safeParse({ [name]: value });
      for (const [field, message] of Object.entries(error ? fieldErrors(error) : {}))
        expect([field, value, message]).not.toContainEqual(
          expect.stringMatching(/invalid (input|option|key)|expected \w+, received|too (big|small):/i),
        );
    }
  }
});
