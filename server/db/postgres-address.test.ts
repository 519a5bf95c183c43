import { expect, test } from "vitest";
import { isInPlainText, withTlsAsAsked } from "./postgres-address.ts";

test.each([
  ["postgres://agency@db.example/agency", true],
  ["postgres://agency@10.0.0.7:5432/agency?application_name=site", true],
  ["postgres://agency@db.example/agency?sslmode=disable", false],
  ["postgres://agency@db.example/agency?sslmode=verify-full", false],
  ["postgres://agency@db.example/agency?ssl=true", false],
  ["postgres://agency@127.0.0.1/agency", false],
  ["postgres://agency@localhost:5432/agency", false],
  ["postgres://agency@[::1]/agency", false],
  ["postgres:///agency?host=/run/postgresql", false],
])("%s goes over a network in plain text: %s", (url, expected) => {
  expect(isInPlainText(url)).toBe(expected);
});

test("who asks for TLS gets a server whose certificate is checked, unless told not to", () => {
  const url = "postgres://agency@db.example/agency";
  for (const mode of ["prefer", "require", "verify-ca", "verify-full"])
    expect(withTlsAsAsked(`${url}?a=b&sslmode=${mode}&c=d`)).toBe(`${url}?a=b&sslmode=verify-full&c=d`);
  for (const rest of ["", "?sslmode=disable", "?sslmode=no-verify"])
    expect(withTlsAsAsked(url + rest)).toBe(url + rest);
});
