import { expect, test } from "vitest";
import { describeMove } from "./describe-move.ts";

const result = { tables: [] };
const to = "postgres://agency:S3CRET@db.example/agency";

test("after the change to PostgreSQL only the database's file is no longer needed, and is named", () => {
  const said = describeMove(result, { to }, { dataDir: "/srv/site" });
  expect(said).toContain("Start the site with DATABASE_URL=postgres://agency:…@db.example/agency.");
  expect(said).toContain("/srv/site/agency.sqlite. When the site runs well, put this file elsewhere");
  expect(said).toContain("Leave the rest of /srv/site: the pictures in it are in use.");
  expect(said).not.toContain("take it away");
});

test("an address is told as it was given, without its password", () => {
  const odd = "postgres://o'ne%20%C3%A9:p%40ss%2Fw@127.0.0.1:5432/kash%20mir?sslmode=verify-full";
  const said = describeMove(result, { to: odd }, { dataDir: "/srv/site" });
  expect(said).toContain("=postgres://o'ne%20%C3%A9:…@127.0.0.1:5432/kash%20mir?sslmode=verify-full.");
  expect(said).not.toContain("p%40ss");
});

test.each([
  ["postgres://agency:b@d@db.example/agency", "postgres://agency:…@db.example/agency"],
  ["postgres://agency@server:S3CRET@db.example/agency", "postgres://agency@server:…@db.example/agency"],
  [
    "postgres://db.example/agency?user=agency&password=S3CRET",
    "postgres://db.example/agency?user=agency&password=…",
  ],
  ["postgres://agency@db.example:5432?options=a@b", "postgres://agency@db.example:5432?options=a@b"],
])("of %s nothing of the password is told", (address, told) => {
  expect(describeMove(result, { to: address }, { dataDir: "/srv/site" })).toContain(`DATABASE_URL=${told}.`);
});

test("what is nowhere in use any more may go as a whole", () => {
  const site = { dataDir: "/srv/site" };
  for (const [wish, from] of [
    [{ to: "/srv/new" }, site],
    [{ to: "sqlite" }, { ...site, databaseUrl: to }],
    [{ to, pictures: "s3://key:secret@store.example/pictures" }, site],
  ] as const)
    expect(describeMove(result, wish, from)).toContain("take it away when the site runs well");
});
