import type { Logger } from "pino";
import type { Caches } from "./caches.ts";
import type { ContentVersion } from "./content-version/content-version.ts";
import type { Clock } from "./clock.ts";
import type { Config } from "./config.ts";
import type { Database } from "./db/open.ts";
import type { ProcessEntry } from "./db/process-list.ts";
import type { SchemaLock } from "./db/schema-lock.ts";
import type { Limits } from "./limits/limits.ts";
import type { Pictures } from "./pictures/open-pictures.ts";
import type { LockOutNotes } from "./staff/sessions/lock-out-notes.ts";
import type { VisitCounts } from "./visits/visit-counts.ts";
import type { Metrics } from "./watch/metrics/metrics.ts";

/** Everything external that use cases need. Tests fake only the clock and the mailer. */
export type Services = Caches & {
  db: Database;
  /** Held while this process uses the embedded database. */
  schemaLock?: SchemaLock;
  /** This process's entry in the list of those that use a PostgreSQL database. */
  listed?: ProcessEntry;
  clock: Clock;
  pictures: Pictures;
  log: Logger;
  /** True once the process was told to stop. */
  isStopping?: () => boolean;
  /** True: unsaved settings are those of the demo's fictional company. */
  isDemo: boolean;
  /** The folder of this server's own files. */
  dataDir?: string;
  /** What is copied each night, and where to; undefined: no nightly copies. */
  backups?: Backups;
  /** The site's public address without a trailing slash, when it is known. */
  publicUrl?: string;
  /** Sends mail; without one, emails are only stored in the outbox. */
  mailer?: Mailer;
  /** The address that emails to staff go to; empty: the company's own. */
  staffEmail: string;
  /** The address for such emails while the company has none, guessed from the public address. */
  guessedEmail?: string;
  /** Encrypts the secrets of second factors and of the payment gateway in the database; without it they are stored in plain text. */
  secretsKey?: string;
  formerSecretsKey?: string;
  /** Rate limits of visitors' writes and of sign-ins. */
  limits: Limits;
  content: ContentVersion;
  lockOuts: LockOutNotes;
  /** The address of the payment gateways instead of their published ones, for tests. */
  gatewayAddress?: string;
  /** The address of the portals' servers instead of their own, for tests. */
  portalAddress?: string;
  /** False turns all request limits off. */
  rateLimit: boolean;
  /** Addresses and networks of proxies whose forwarding headers are trusted; none when left out. */
  trustedProxies?: readonly string[];
  /** Metrics of this process; without `metricsToken`, which allows reading them, there are none. */
  metrics?: Metrics;
  metricsToken?: string;
  /** Counts of visits, which are added to the database in batches. */
  visits?: VisitCounts;
};

/** An email as text and, with the same words, as HTML with the pictures that it carries. `id` is the same for each attempt to send it. */
export type Mail = {
  id: string;
  fromName: string;
  to: string;
  replyTo?: string;
  subject: string;
  text: string;
  html?: string;
  inline?: { cid: string; type: string; bytes: Uint8Array }[];
};

export type Mailer = {
  /**
   * Calls `beforeEnd` when the mail server has the whole email except its end, without which it accepts nothing, and
   * sends the end once that has resolved. An error with a `responseCode` is the server's reply; after any other error
   * following `beforeEnd` it is unknown whether the email was accepted.
   */
  send(mail: Mail, beforeEnd: () => Promise<void>): Promise<void>;
  /** Why the mail server does not answer, as a code; undefined when it does. Checked at most once a minute. */
  fault?(): Promise<string | undefined>;
  close(): void;
};

/** `folder`: without it no nightly copies are made. */
export type Backups = Config["backups"] & { dataDir: string; databaseUrl?: string };
