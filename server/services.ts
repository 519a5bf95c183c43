import type { Logger } from "pino";
import type { Database } from "./db/open.ts";
import type { SchemaLock } from "./db/schema-lock.ts";
import type { Limits } from "./limits/limits.ts";
import type { Pictures } from "./pictures/open-pictures.ts";
import type { SettingsCache } from "./settings/settings-cache.ts";
import type { LockOutNotes } from "./staff/sessions/lock-out-notes.ts";

/** What the company's rules may use from outside. Tests fake the clock and what is sent, and nothing else. */
export type Services = {
  db: Database;
  /** Held while this process uses the embedded database. */
  schemaLock?: SchemaLock;
  clock: Clock;
  pictures: Pictures;
  log: Logger;
  /** True from when the process was told to stop. */
  isStopping?: () => boolean;
  /** The fictional company stands for what nobody has saved yet. */
  isDemo: boolean;
  /** The folder of this server's own files. */
  dataDir?: string;
  /** The site's public address without a trailing slash, when it is known. */
  publicUrl?: string;
  /** Sends mail; without one, messages are only kept. */
  mailer?: Mailer;
  /** Where the company reads what guests ask for. */
  staffEmail: string;
  /** Encrypts the secrets of second factors in the database; without one they are kept as they are. */
  secretsKey?: string;
  formerSecretsKey?: string;
  /** What visitors and guessers of passwords may do in a while. */
  limits: Limits;
  settings: SettingsCache;
  lockOuts: LockOutNotes;
  /** False turns all request limits off. */
  rateLimit: boolean;
  /** Addresses and networks whose word on the visitor's address is believed; none when left out. */
  trustedProxies?: readonly string[];
};

/** One plain text. `id` is the same each time the same mail is tried. */
export type Mail = {
  id: string;
  fromName: string;
  to: string;
  replyTo?: string;
  subject: string;
  text: string;
};

export type Mailer = { send(mail: Mail): Promise<void>; close(): void };

export type Clock = { now(): Date };
