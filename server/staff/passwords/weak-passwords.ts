import { staffMessages } from "#contract/staff.ts";
import { fieldError } from "../../errors.ts";
import type { Services } from "../../services.ts";
import { readSettings } from "../../settings/read-settings.ts";

/** Sequences that make weak passwords: the alphabet, the digits and keyboard rows. */
const forth = ["abcdefghijklmnopqrstuvwxyz", "01234567890123456789", "qwertyuiop", "asdfghjkl", "zxcvbnm"];
const rows = forth.flatMap((row) => [row, Array.from(row).toReversed().join("")]);
const shortestWord = 4;

/**
 * Throws when a new password is a common one, or is easily guessed from the person's or company's name. Compares
 * without regard to case, and without digits and signs at the ends.
 */
export async function refuseWeakPassword(
  services: Services,
  { username, password }: { username: string; password: string },
): Promise<void> {
  const { name } = (await readSettings(services)).details;
  const text = plain(password);
  const names = [username, name, name.replaceAll("&", " and "), ...name.split(/\s+/)];
  const ownNames = names.map(plain).filter((word) => word.length >= shortestWord);
  if (isSequence(text) || ownNames.includes(unit(wordOf(text))))
    throw fieldError("password", staffMessages.guessablePassword);
  const common = await commonPasswords();
  const forms = [password.toLowerCase(), text, unit(text), unit(wordOf(text))];
  if (forms.some((form) => form.length >= shortestWord && common.has(form)))
    throw fieldError("password", staffMessages.commonPassword);
}

let loaded: Promise<ReadonlySet<string>> | undefined;

/** Fifty thousand passwords common in published breaches; read when first needed. */
function commonPasswords(): Promise<ReadonlySet<string>> {
  loaded ??= import("@zxcvbn-ts/language-common").then(
    ({ dictionary }) => new Set(dictionary["passwords-common"]),
  );
  return loaded;
}

/** Letters and digits alone, in lower case. */
function plain(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
}

/** Without the digits at its ends: `sunshine99` is `sunshine`. */
function wordOf(text: string): string {
  const word = withoutDigits(text);
  return word.length >= shortestWord ? word : text;
}

function withoutDigits(text: string): string {
  const letters = /\p{L}/u;
  const signs = Array.from(text);
  return signs
    .slice(
      signs.findIndex((sign) => letters.test(sign)),
      signs.findLastIndex((sign) => letters.test(sign)) + 1,
    )
    .join("");
}

/** The repeated unit of a text: `chiefchief` is `chief`. */
function unit(text: string): string {
  for (let length = 1; length <= text.length / 2; length += 1) {
    const part = text.slice(0, length);
    if (text.length % length === 0 && part.repeat(text.length / length) === text) return part;
  }
  return text;
}

/** True for one or two repeated characters, or a run of alphabet, digits or a keyboard row, in either direction. */
function isSequence(text: string): boolean {
  const part = unit(text);
  if (part.length <= 2) return true;
  return rows.some((row) => row.includes(part));
}
