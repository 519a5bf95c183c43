import { spawn } from "node:child_process";
import { once } from "node:events";
import type { Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { childEnvironment } from "../../config.ts";
import { hasCode } from "../../db/database-errors.ts";
import { addressesIn } from "../../db/postgres-address.ts";
import { CopyFault } from "./manifest.ts";

/** Parameters of an address that PostgreSQL's programs take as environment variables. */
const variables: Record<string, string> = {
  host: "PGHOST",
  port: "PGPORT",
  user: "PGUSER",
  dbname: "PGDATABASE",
  password: "PGPASSWORD",
  options: "PGOPTIONS",
  sslmode: "PGSSLMODE",
  sslrootcert: "PGSSLROOTCERT",
  sslcert: "PGSSLCERT",
  sslkey: "PGSSLKEY",
  target_session_attrs: "PGTARGETSESSIONATTRS",
};

/**
 * An address as environment variables for PostgreSQL's programs. Everybody on the machine can read arguments, which
 * also appear in error messages; a process's environment is private.
 */
export function connectionVariables(databaseUrl: string): Record<string, string> {
  const [first, ...others] = addressesIn(databaseUrl);
  const url = new URL(first);
  const urls = [url, ...others.map((other) => new URL(other))];
  const settings = {
    host: urls.map(({ hostname }) => decodeURIComponent(hostname).replace(/^\[(.*)\]$/, "$1")).join(","),
    port: urls.map(({ port }) => port).join(","),
    // Of several servers, the writable one.
    ...(others.length > 0 && { target_session_attrs: "read-write" }),
    user: decodeURIComponent(url.username),
    password: decodeURIComponent(url.password),
    dbname: decodeURIComponent(url.pathname.slice(1)),
    ...Object.fromEntries(url.searchParams),
  };
  // `no-verify` is a word of `pg` alone: it encrypts without checking the certificate, like `require` here.
  if ("sslmode" in settings && settings.sslmode === "no-verify") settings.sslmode = "require";
  return Object.fromEntries(
    Object.entries(settings).flatMap(([name, value]) => {
      const variable = variables[name];
      return variable && value ? [[variable, value]] : [];
    }),
  );
}

type Run = {
  databaseUrl: string;
  input?: AsyncIterable<Uint8Array>;
  stop?: AbortSignal;
};

const longestStory = 4000;

/** Runs one of PostgreSQL's programs and yields its output. Throws `CopyFault` with its last lines when it fails. */
export async function* runPostgres(program: string, args: string[], { databaseUrl, input, stop }: Run) {
  const child = spawn(program, args, {
    env: childEnvironment(connectionVariables(databaseUrl)),
    signal: stop,
  });
  let story = "";
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    story = (story + text).slice(-longestStory);
  });
  const ended = once(child, "close").then(([code]) => code === 0);
  // A failure is thrown below, once all output was read.
  ended.catch(() => {});
  const fed = feed(child.stdin, input);
  try {
    const printed: AsyncIterable<Uint8Array> = child.stdout;
    yield* printed;
    const [succeeded, fault] = await Promise.all([ended, fed]);
    if (fault) throw fault;
    if (!succeeded) throw new CopyFault(`${program} failed: ${lastLine(story)}`);
  } catch (error) {
    stop?.throwIfAborted();
    throw hasCode(error, "ENOENT") ? new CopyFault(missing(program)) : error;
  } finally {
    child.kill("SIGKILL");
  }
}

/** Returns an error of the input, but not that the program stopped reading early: the program reports that itself. */
async function feed(stdin: Writable, input: AsyncIterable<Uint8Array> = none()): Promise<Error | undefined> {
  try {
    await pipeline(input, stdin);
    return undefined;
  } catch (error) {
    if (hasCode(error, "EPIPE", "ERR_STREAM_PREMATURE_CLOSE", "ECONNRESET")) return undefined;
    return error instanceof Error ? error : new Error(String(error));
  }
}

async function* none(): AsyncGenerator<Uint8Array> {}

function missing(program: string): string {
  return `${program} is missing: install PostgreSQL's client programs, of the server's version or newer`;
}

function lastLine(story: string): string {
  const lines = story
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);
  return lines.findLast((line) => /error|fatal/i.test(line)) ?? lines.at(-1) ?? "it did not say why";
}
