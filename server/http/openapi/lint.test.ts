import { createConfig, lintFromString } from "@redocly/openapi-core";
import { expect, test } from "vitest";
import { openApiDocument } from "../openapi.ts";

async function faultsOf(document: object): Promise<string[]> {
  const config = await createConfig({ extends: ["recommended"] });
  const problems = await lintFromString({ source: JSON.stringify(document), config });
  return problems.map(
    ({ severity, ruleId, message, location }) =>
      `${severity} ${ruleId} ${message} ${location.map(({ pointer }) => pointer).join()}`,
  );
}

test("Redocly's recommended rules find nothing, not even to warn of", async () => {
  expect(await faultsOf(openApiDocument("https://site.test"))).toEqual([]);
});

test("a call without a security and without a refusal is found", async () => {
  const document = openApiDocument("https://site.test");
  const call = { get: { operationId: "odd", summary: "Odd", responses: { 200: { description: "Done" } } } };
  const faults = await faultsOf({ ...document, paths: { "/odd": call } });
  expect(faults.join("\n")).toMatch(/operation-4xx-response[^]*security-defined/);
});
