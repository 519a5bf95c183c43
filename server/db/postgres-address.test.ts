import { expect, test } from "vitest";
import { addressesIn, addressOf, isInPlainText, withTlsAsAsked } from "./postgres-address.ts";

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
  ["postgres://agency@127.0.0.1:5432,db.example:5432/agency", true],
  ["postgres://agency@db.example,db2.example/agency?sslmode=verify-full", false],
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

test("an address may name several servers; where it names one, that is all", () => {
  expect(addressesIn("postgres://agency:a%2Cb@one:5432,[::1]:5433,three/site?sslmode=require")).toEqual([
    "postgres://agency:a%2Cb@one:5432/site?sslmode=require",
    "postgres://agency:a%2Cb@[::1]:5433/site?sslmode=require",
    "postgres://agency:a%2Cb@three/site?sslmode=require",
  ]);
  for (const url of [
    "postgres://agency@db.example/site",
    "postgres:///site?host=/run/postgresql",
    "postgres://",
  ])
    expect(addressesIn(url)).toEqual([url]);
  expect(addressOf("postgres://agency:secret@one:6000,two/site")).toBe("one:6000/site or two:5432/site");
});
