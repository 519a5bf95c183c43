import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { importsOf, readSources } from "./support/imports.ts";

const server = readSources().filter(({ path }) => path.startsWith("server/") && !path.includes(".test."));
const who = (packages: readonly string[]) =>
  server
    .filter((file) => importsOf(file).some((name) => packages.includes(name)))
    .map(({ path }) => path)
    .sort();

test("six files can open connections, each to what a setting or staff name; two more know PostgreSQL's types", () => {
  const clients = [
    "nodemailer",
    "pg",
    "@aws-sdk/client-s3",
    "node:https",
    "node:tls",
    "node:dgram",
    "node:http2",
  ];
  expect(who(clients)).toEqual([
    "server/db/postgres-client.ts",
    "server/db/postgres-pool.ts",
    "server/db/postgres-servers.ts",
    "server/db/time-limits.ts",
    "server/outbox/smtp-mailer.ts",
    "server/pictures/store/s3-store.ts",
    "server/portal-calendars/feed/fetch-feed.ts",
  ]);
  const calls = /(?<![.\w])fetch\(|\bhttp\.request\(|\bnet\.connect\(|new WebSocket\(/;
  const open = server.filter(({ text }) => calls.test(text)).map(({ path }) => path);
  // `fetch` is here the name of the function that answers a request; what tries a call runs in a browser.
  expect(open.toSorted()).toEqual([
    "server/http/docs/try-call.ts",
    "server/http/docs/try-send.ts",
    "server/http/listen.ts",
    "server/http/page-cache/make-reply.ts",
    // To the gateway that the owner has chosen, at its published address.
    "server/payment-links/gateways/send-json.ts",
  ]);
  const values = /import \{[^}]*\b(?:request|get|connect|createConnection)\b[^}]*\} from "node:(?:http|net)"/;
  expect(server.filter(({ text }) => values.test(text))).toEqual([]);
});

test("the server starts no other program but PostgreSQL's own, for copies, and itself, for pictures", () => {
  const starters = who(["node:child_process", "child_process"]);
  expect(starters).toEqual([
    "server/backup/format/postgres-programs.ts",
    "server/pictures/image/image-process.ts",
  ]);
});

test("the log has one writer, to the standard output", () => {
  const openers = server.filter(({ text }) => /\bpino\(/.test(text));
  expect(openers.map(({ path }) => path)).toEqual(["server/watch/open-log.ts"]);
  const writers = server.filter(({ text }) => /\bpino\.destination\(|\bnew Socket\(/.test(text));
  expect(writers.map(({ path }) => path)).toEqual(["server/watch/log-destination.ts"]);
  // Without a file or a number it writes to the standard output.
  expect(writers[0]?.text).toContain("pino.destination({");
  expect(writers[0]?.text).toContain("standardOutput = 1;");
  expect(writers[0]?.text).not.toMatch(/\bdest:|\bfd: (?!standardOutput)/);
});

const lockfiles = [
  ["package-lock.json", 100],
  ["tools/demo-pictures/package-lock.json", 20],
] as const;

test.each(lockfiles)(
  "each package of %s has a version and a hash, and comes from the registry",
  (file, least) => {
    const { packages } = JSON.parse(readFileSync(file, "utf8")) as {
      packages: Record<string, { version?: string; integrity?: string; link?: boolean; inBundle?: boolean }>;
    };
    const installed = Object.entries(packages).filter(([path]) => path !== "");
    expect(installed.length).toBeGreaterThan(least);
    const unknown = installed.filter(
      ([, { version, integrity, link, inBundle }]) => link || !version || !(integrity || inBundle),
    );
    expect(unknown.map(([path]) => path)).toEqual([]);
  },
);
