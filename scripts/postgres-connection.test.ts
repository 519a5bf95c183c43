import { expect, test } from "vitest";
import { postgresConnection } from "./postgres-connection.ts";

test("the password is in the environment and not in the address", () => {
  const { url, environment } = postgresConnection("postgres://agency:S3%2FCRET@db.example:5432/agency");
  expect(url).toBe("postgres://agency@db.example:5432/agency");
  expect(environment).toEqual({ PGPASSWORD: "S3/CRET" });
});

test("an address without a password stays as it is", () => {
  const address = "postgres://agency@127.0.0.1:5432/agency";
  expect(postgresConnection(address)).toEqual({ url: address, environment: {} });
});
