import { z } from "zod";
import { isReadable, postgresScheme, unreadable } from "./db/postgres-address.ts";
import { isProxyEntry } from "./trusted-proxies.ts";
import { CannotStart } from "./cannot-start.ts";
import type { LogLevel } from "./watch/open-log.ts";

const yes = ["on", "yes", "true", "1"];
const no = ["off", "no", "false", "0"];

/** True when not set. `name` is the setting's, for the message about a value that is neither on nor off. */
function onUnlessOff(name: string) {
  return onOrOff(name).default(true);
}

function onOrOff(name: string) {
  const message = `${name} is on or off (yes, no, true, false, 1 and 0 are understood too)`;
  return z.stringbool({ truthy: yes, falsy: no, error: message });
}

/** A whole number; `message` is the error for every invalid value. */
function wholeNumber(message: string, min: number, max: number) {
  return z.coerce.number(message).int(message).min(min, message).max(max, message);
}

function withoutEndingSlash(url: string): string {
  return url.endsWith("/") ? withoutEndingSlash(url.slice(0, -1)) : url;
}

/** Each message names its setting, because nothing else is reported. */
const environment = z.object({
  PORT: wholeNumber("PORT is a whole number from 0 to 65535", 0, 65_535).default(3000),
  HOST: z.string().default("127.0.0.1"),
  DATA_DIR: z.string().default("./data"),
  DATABASE_URL: z
    .string()
    .regex(postgresScheme, {
      error: "DATABASE_URL starts with postgres://; leave it out for the embedded database",
      abort: true,
    })
    .refine(isReadable, unreadable("DATABASE_URL"))
    .optional(),
  DATABASE_POOL: wholeNumber(
    "DATABASE_POOL is the most connections to PostgreSQL, from 1 to 500",
    1,
    500,
  ).default(10),
  START_EMPTY: onOrOff("START_EMPTY").default(false),
  PICTURES_URL: z
    .string()
    .regex(/^s3:\/\//, "PICTURES_URL starts with s3://; leave it out to keep pictures in DATA_DIR")
    .optional(),
  ADMIN_USERNAME: z.string().max(100, "ADMIN_USERNAME has at most 100 characters").optional(),
  ADMIN_PASSWORD: z.string().min(8, "ADMIN_PASSWORD has at least 8 characters").optional(),
  DEMO: onUnlessOff("DEMO"),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, "SMTP_URL starts with smtp:// or smtps://")
    .optional(),
  MAIL_FROM: z.email("MAIL_FROM is the address mail is sent from").optional(),
  MAIL_STAFF: z.email("MAIL_STAFF is the address where requests are read").optional(),
  PUBLIC_URL: z
    .url({ protocol: /^https?$/, error: "PUBLIC_URL is the site's address, such as https://example.com" })
    .transform(withoutEndingSlash)
    .refine(
      (url) => new URL(url).href === `${new URL(url).origin}/`,
      "PUBLIC_URL is the site's address alone, such as https://example.com, without a path, a name or a query",
    )
    .optional(),
  SECRETS_KEY: z.string().min(32, "SECRETS_KEY has at least 32 characters").optional(),
  FORMER_SECRETS_KEY: z.string().optional(),
  PAGE_CACHE_MB: wholeNumber(
    "PAGE_CACHE_MB is the memory for kept pages in megabytes, from 0 to 10000",
    0,
    10_000,
  ).default(32),
  BACKUP_DIR: z.string().optional(),
  BACKUP_KEY: z.string().min(32, "BACKUP_KEY has at least 32 characters").optional(),
  BACKUP_KEEP: z
    .string()
    .regex(
      /^\d{1,3},\d{1,3},\d{1,3}$/,
      "BACKUP_KEEP is three whole numbers with commas between: of how many days, weeks and months a copy is kept",
    )
    .default("7,4,0"),
  RATE_LIMIT: onUnlessOff("RATE_LIMIT"),
  STOP_DELAY: wholeNumber("STOP_DELAY is a number of seconds from 0 to 8", 0, 8).default(0),
  LOG: z.enum(["off", "quiet", "requests"], "LOG is off, quiet or requests").default("requests"),
  METRICS_TOKEN: z.string().min(16, "METRICS_TOKEN has at least 16 characters").optional(),
  TRUSTED_PROXIES: z
    .string()
    .default("")
    .transform((list) => list.split(",").map((entry) => entry.trim().toLowerCase()))
    .transform((entries) => entries.filter(Boolean))
    .refine(
      (entries) => entries.every(isProxyEntry),
      "TRUSTED_PROXIES lists addresses, networks such as 10.0.0.0/8, and the word loopback, with commas between",
    ),
});

export type Config = {
  port: number;
  host: string;
  dataDir: string;
  databaseUrl?: string;
  /** Largest number of connections to PostgreSQL. */
  databasePool: number;
  /** Lets a new database begin although there are pictures of a missing one. */
  startEmpty: boolean;
  picturesUrl?: string;
  admin?: { username: string; password: string };
  demo: boolean;
  smtpUrl?: string;
  /** Sender address of mail, and the staff address that requests are sent to. */
  mail: { from: string; staff: string };
  /** True when neither was given: they are then guessed from PUBLIC_URL. */
  isMailGuessed: boolean;
  publicUrl?: string;
  secretsKey?: string;
  /** The previous key: still decrypts, no longer encrypts. */
  formerSecretsKey?: string;
  /** The most that is cached of pages and replies, in bytes. */
  pageCacheBytes: number;
  rateLimit: boolean;
  /** Seconds for which the process still answers after it was told to stop. */
  stopDelay: number;
  trustedProxies: readonly string[];
  backups: {
    /** The folder for nightly copies; without it none are made. */
    folder?: string;
    key?: string;
    keep: { days: number; weeks: number; months: number };
  };
  log: LogLevel;
  /** The token that allows reading /metrics; without one nobody may. */
  metricsToken?: string;
};

/** Reads the environment variables. Throws one error that lists every fault. Empty values count as not set. */
export function readConfig(variables: NodeJS.ProcessEnv = process.env): Config {
  const set = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ""));
  const { data, error } = environment.safeParse(set);
  if (error) {
    const faults = error.issues.map(({ message }) => `  ${message}`);
    throw new CannotStart(`These settings cannot be used:\n${faults.join("\n")}`);
  }
  if (Boolean(data.ADMIN_USERNAME) !== Boolean(data.ADMIN_PASSWORD)) {
    throw new CannotStart("ADMIN_USERNAME and ADMIN_PASSWORD are set together or not at all");
  }
  const domain = data.PUBLIC_URL ? new URL(data.PUBLIC_URL).hostname : "site.example";
  const [days = 0, weeks = 0, months = 0] = data.BACKUP_KEEP.split(",").map(Number);
  const from = data.MAIL_FROM ?? `hello@${domain}`;
  return {
    port: data.PORT,
    host: data.HOST,
    dataDir: data.DATA_DIR,
    databaseUrl: data.DATABASE_URL,
    databasePool: data.DATABASE_POOL,
    startEmpty: data.START_EMPTY,
    picturesUrl: data.PICTURES_URL,
    admin:
      data.ADMIN_USERNAME && data.ADMIN_PASSWORD
        ? { username: data.ADMIN_USERNAME, password: data.ADMIN_PASSWORD }
        : undefined,
    demo: data.DEMO,
    smtpUrl: data.SMTP_URL,
    mail: { from, staff: data.MAIL_STAFF ?? data.MAIL_FROM ?? (data.PUBLIC_URL ? from : "") },
    isMailGuessed: !data.MAIL_STAFF && !data.MAIL_FROM,
    publicUrl: data.PUBLIC_URL,
    secretsKey: data.SECRETS_KEY,
    formerSecretsKey: data.FORMER_SECRETS_KEY,
    pageCacheBytes: data.PAGE_CACHE_MB * 1024 * 1024,
    rateLimit: data.RATE_LIMIT,
    stopDelay: data.STOP_DELAY,
    trustedProxies: data.TRUSTED_PROXIES,
    backups: { folder: data.BACKUP_DIR, key: data.BACKUP_KEY, keep: { days, weeks, months } },
    log: data.LOG,
    metricsToken: data.METRICS_TOKEN,
  };
}

/** The environment of a child program: where programs are, the language, and `variables`, but none of our settings. */
export function childEnvironment(variables: Record<string, string>): NodeJS.ProcessEnv {
  const { PATH, HOME, LANG, SystemRoot } = process.env;
  return { PATH, HOME, LANG, SystemRoot, ...variables };
}
