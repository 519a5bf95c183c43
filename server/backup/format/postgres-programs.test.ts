import { expect, test } from "vitest";
import { connectionVariables } from "./postgres-programs.ts";

test("an address is told to PostgreSQL's programs in variables, which others cannot read, and not in arguments", () => {
  const address =
    "postgres://agency:S3%2FCRET@db.example:5433/site?sslmode=verify-full&sslrootcert=/etc/ca.pem";
  expect(connectionVariables(address)).toEqual({
    PGHOST: "db.example",
    PGPORT: "5433",
    PGUSER: "agency",
    PGPASSWORD: "S3/CRET",
    PGDATABASE: "site",
    PGSSLMODE: "verify-full",
    PGSSLROOTCERT: "/etc/ca.pem",
  });
});

test("a socket, an address of version 6, a password beside the address, and words that only our driver knows", () => {
  expect(connectionVariables("postgres:///site?user=agency&host=/run/postgresql")).toMatchObject({
    PGHOST: "/run/postgresql",
    PGUSER: "agency",
  });
  expect(connectionVariables("postgres://agency@[::1]/site?password=x&sslmode=no-verify")).toEqual({
    PGHOST: "::1",
    PGUSER: "agency",
    PGPASSWORD: "x",
    PGDATABASE: "site",
    PGSSLMODE: "require",
  });
});

test("of several servers the one is taken that may be written to", () => {
  expect(connectionVariables("postgres://agency@one.example:5433,[::1]/site")).toEqual({
    PGHOST: "one.example,::1",
    PGPORT: "5433,",
    PGUSER: "agency",
    PGDATABASE: "site",
    PGTARGETSESSIONATTRS: "read-write",
  });
});
