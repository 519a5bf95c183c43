import type { Logger } from "pino";
import type { Caches } from "./caches.ts";
import type { ContentVersion } from "./content-version/content-version.ts";
import type { Clock } from "./clock.ts";
import type { Config } from "./config.ts";
import type { Database } from "./db/open.ts";
import type { Listed } from "./db/process-list.ts";
import type { SchemaLock } from "./db/schema-lock.ts";
import type { Limits } from "./limits/limits.ts";
import type { Pictures } from "./pictures/open-pictures.ts";
import type { LockOutNotes } from "./staff/sessions/lock-out-notes.ts";
import type { VisitCounts } from "./visits/visit-counts.ts";
import type { Metrics } from "./watch/metrics/metrics.ts";

/** What use cases need from outside. Tests fake the clock and the mailer, and nothing else. */
export type Services = Caches & {
  db: Database;
  /** Held while this process uses the embedded database. */
  schemaLock?: SchemaLock;
  /** This process among those that use a PostgreSQL database. */
  listed?: Listed;
  clock: Clock;
  pictures: Pictures;
  log: Logger;
  /** True once the process was told to stop. */
  isStopping?: () => boolean;
  /** True: settings that were never saved are those of the fictional company. */
  isDemo: boolean;
  /** The folder of this server's own files. */
  dataDir?: string;
  /** What is copied each night, and where to; none where left out. */
  backups?: Backups;
  /** The site's public address without a trailing slash, when it is known. */
  publicUrl?: string;
  /** Sends mail; without one, emails are only stored in the outbox. */
  mailer?: Mailer;
  /** The address that emails to staff go to; empty: the company's own. */
  staffEmail: string;
  /** Where they go while the company has none: guessed from the public address. */
  guessedEmail?: string;
  /** Encrypts the secrets of second factors and of the payment gateway in the database; without it they are stored in plain text. */
  secretsKey?: string;
  formerSecretsKey?: string;
  /** Rate limits of visitors' writes and of sign-ins. */
  limits: Limits;
  content: ContentVersion;
  lockOuts: LockOutNotes;
  /** Where payment gateways are asked instead of at their published addresses; tests have one of their own. */
  gatewayAddress?: string;
  /** False turns all request limits off. */
  rateLimit: boolean;
  /** Addresses and networks of proxies whose forwarding headers are trusted; none when left out. */
  trustedProxies?: readonly string[];
  /** Figures of this process for monitoring; there are none without `metricsToken`, which allows to read them. */
  metrics?: Metrics;
  metricsToken?: string;
  /** Counts of visits, which are added up in the database. */
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
   * Calls `beforeEnd` when the mail server has all of the email but its end, without which it takes nothing, and sends
   * the end once that resolved. An error with a `responseCode` is the server's answer; any other after `beforeEnd` leaves
   * open whether it took the email.
   */
  send(mail: Mail, beforeEnd: () => Promise<void>): Promise<void>;
  /** Why the mail server does not answer, as a code; undefined when it does. Asked at most once a minute. */
  fault?(): Promise<string | undefined>;
  close(): void;
};

/** `folder`: without it no copies are made by the clock. */
export type Backups = Config["backups"] & { dataDir: string; databaseUrl?: string };
