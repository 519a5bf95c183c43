import { staffMessages } from "#contract/staff.ts";
import { fieldError } from "../../errors.ts";
import type { Services } from "../../services.ts";
import { readSettings } from "../../settings/read-settings.ts";

/** Keys that lie side by side, the alphabet and the digits: what fingers find by themselves. */
const forth = ["abcdefghijklmnopqrstuvwxyz", "01234567890123456789", "qwertyuiop", "asdfghjkl", "zxcvbnm"];
const rows = forth.flatMap((row) => [row, Array.from(row).toReversed().join("")]);
const shortestWord = 4;

/**
 * Throws when a new password is one that many people use, or is easily guessed of this person or company. Both are
 * looked at without regard to case, and without the digits and signs that people put behind a word.
 */
export async function refuseWeakPassword(
  services: Services,
  { username, password }: { username: string; password: string },
): Promise<void> {
  const { name } = (await readSettings(services)).details;
  const said = plain(password);
  const names = [username, name, name.replaceAll("&", " and "), ...name.split(/\s+/)];
  const known = names.map(plain).filter((word) => word.length >= shortestWord);
  if (isSequence(said) || known.includes(unit(wordOf(said))))
    throw fieldError("password", staffMessages.guessablePassword);
  const common = await commonPasswords();
  const forms = [password.toLowerCase(), said, unit(said), unit(wordOf(said))];
  if (forms.some((form) => form.length >= shortestWord && common.has(form)))
    throw fieldError("password", staffMessages.commonPassword);
}

let loaded: Promise<ReadonlySet<string>> | undefined;

/** Fifty thousand passwords that were found again and again in what was stolen elsewhere; read when first needed. */
function commonPasswords(): Promise<ReadonlySet<string>> {
  loaded ??= import("@zxcvbn-ts/language-common").then(
    ({ dictionary }) => new Set(dictionary["passwords-common"]),
  );
  return loaded;
}

/** Emails and digits alone, small. */
function plain(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
}

/** Without the digits at its ends: `sunshine99` is `sunshine`. */
function wordOf(said: string): string {
  const word = withoutDigits(said);
  return word.length >= shortestWord ? word : said;
}

function withoutDigits(said: string): string {
  const letters = /\p{L}/u;
  const signs = Array.from(said);
  return signs
    .slice(
      signs.findIndex((sign) => letters.test(sign)),
      signs.findLastIndex((sign) => letters.test(sign)) + 1,
    )
    .join("");
}

/** What is written again and again: `chiefchief` is `chief`. */
function unit(said: string): string {
  for (let length = 1; length <= said.length / 2; length += 1) {
    const part = said.slice(0, length);
    if (said.length % length === 0 && part.repeat(said.length / length) === said) return part;
  }
  return said;
}

/** One sign again and again, or a run of the alphabet, the digits or the keyboard, to and fro. */
function isSequence(said: string): boolean {
  const part = unit(said);
  if (part.length <= 2) return true;
  return rows.some((row) => row.includes(part));
}
