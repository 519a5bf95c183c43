import { argon2, randomBytes, timingSafeEqual, type Argon2Parameters } from "node:crypto";
import { promisify } from "node:util";
import { type Asker, takeTurns } from "./hashing-turns.ts";

// OWASP's recommended minimum for argon2id: 19 MiB, two passes, one lane.
const memory = 19_456;
const passes = 2;
const parallelism = 1;
const tagLength = 32;

const argon2InThread = promisify<"argon2id", Argon2Parameters, Buffer>(argon2);
const inTurn = takeTurns();

function derive(parameters: Argon2Parameters, asker: Asker): Promise<Buffer> {
  return inTurn(() => argon2InThread("argon2id", parameters), asker);
}

/** Hashes a password with argon2id and a random salt, in PHC format. Throws `busy` when the queue is full. */
export async function hashPassword(password: string, asker: Asker): Promise<string> {
  const nonce = randomBytes(16);
  const tag = await derive({ message: password, nonce, memory, passes, parallelism, tagLength }, asker);
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${encode(nonce)}$${encode(tag)}`;
}

/** True when the password matches the hash; takes as long for a wrong one. Throws `busy` when the queue is full. */
export async function passwordMatches(password: string, hash: string, asker: Asker): Promise<boolean> {
  const [, , , , salt = "", tag = ""] = hash.split("$");
  const [m, t, p] = costOf(hash);
  if (!m || !t || !p) return false;
  const expected = Buffer.from(tag, "base64");
  const nonce = Buffer.from(salt, "base64");
  const options = {
    message: password,
    nonce,
    memory: m,
    passes: t,
    parallelism: p,
    tagLength: expected.length,
  };
  return timingSafeEqual(await derive(options, asker), expected);
}

/** True for a hash made with lower costs than the current ones. */
export function isOutdated(hash: string): boolean {
  const [m = 0, t = 0] = costOf(hash);
  return m < memory || t < passes;
}

/** Memory, passes and lanes, read from the hash. */
function costOf(hash: string): number[] {
  const settings = hash.split("$")[3] ?? "";
  return settings.split(",").map((part) => Number(part.split("=")[1]));
}

/** A hash to compare with for unknown names, so that they take as long as a wrong password. */
export const nobodysHash = await hashPassword(randomBytes(16).toString("hex"), { account: 0 });

function encode(bytes: Buffer): string {
  return bytes.toString("base64").replaceAll("=", "");
}
