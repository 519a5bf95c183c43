import { expect, test } from "vitest";
import { type InstalledPackage, installedPackages } from "./installed-packages.ts";
import { licenceTexts, unknownLicences } from "./licences.ts";

const sample: InstalledPackage = {
  path: "node_modules/zod",
  name: "sample",
  version: "1.0.0",
  licence: "MIT",
  isDevelopment: false,
};

test("every package that is here has a licence that was looked at", () => {
  expect(installedPackages().length).toBeGreaterThan(100);
  expect(unknownLicences().map(({ name, licence }) => `${name}: ${licence}`)).toEqual([]);
});

test("a licence that nobody has looked at is found, and one for tools alone in the product", () => {
  const packages = ["GPL-3.0-only", "", "MPL-2.0"].map((licence) => ({ ...sample, licence }));
  expect(unknownLicences(packages)).toEqual(packages);
  expect(unknownLicences([{ ...sample, licence: "MPL-2.0", isDevelopment: true }])).toEqual([]);
});

test("the list holds each package's name, version, licence and its text", () => {
  expect(licenceTexts([sample])).toMatch(
    /^sample 1\.0\.0, MIT\n\n.*MIT License.*Permission is hereby granted/s,
  );
});
