import { expect, test } from "vitest";
import { readSources } from "./support/imports.ts";

/** Words that this code once used in a sense of its own, and the field's word for each. */
const retired: [word: RegExp, use: string][] = [
  [/\bonce\((?:services|db)\b|\bSentForm\b|\bformKey\b/, "withIdempotency, idempotencyKey"],
  [
    /\bReadVersion\b|\bversionRead\b|\breadBefore\b|\breadOwnVersion\b/,
    "base, ours, theirs; expectedVersion",
  ],
  [/[cC]omplain/, "validation message"],
  [/\bspelled\(|\bspellingOf\b|data-spelling|HouseName|house name/, "field aliases, domain name, wire name"],
  [/[iI]nTheWay|in-the-way/, "conflicts"],
  [/\bkept(?:Kinds|Labels|Table)\b|\bKept(?:Kind|Table)\b/, "soft-deletable"],
  [/\b[tT]all(?:y|ied)|[bB]orrowed/, "counter cache, sort key"],
  [/\bpostLetters\b|[a-z]Letters?\(/, "email, outbox"],
  [/\bbin(?:Endpoints|Handlers)\b|\bBinEntry\b|\bdesk(?:Endpoints|Handlers)\b/, "trash, dashboard"],
  [/redirectSaying|SaidBySite/, "redirectWithToast, flash"],
  [/\bisAlive\b/, "isHydrated"],
  [/\((?:make|set)\) =>/, "eb"],
  [/\b(?:keepHouse|limitTries|createWorkLine|WorkLine)\b/, "cleanup, throttle, priority queue"],
  [/data-(?:leads|opens|said)\b/, "data-redirect, data-dialog, data-status"],
  [/\/\*\* Answers\b/, "Returns"],
  [
    /<Kept |\bkept-(?:pages|reads|address|copies|tables|health)\b|\bkept(?:Pages|Reads)\b/,
    "cached, cacheable",
  ],
  [/\bkept (?:page|reply|replies|markup)\b/, "cached, cacheable"],
  [
    /export (?:type|class) (?:Answered|Asked|Booked|Came|Carried|Changed|Done|Found|Held|Judged|Made|Moved|Sent|Taken|Thing|Told|Typed|When|Which|Who|Written)\b/,
    "a noun that says what the type is",
  ],
];

/** Not this list itself, nor the words of the demo's guests, nor what was released and stays as it is. */
const sources = readSources().filter(
  ({ path }) => path !== "test/retired-words.test.ts" && !/^demo\/|^server\/db\/migrations\//.test(path),
);

function usesOf(word: RegExp, files: { path: string; text: string }[]): string[] {
  return files.flatMap(({ path, text }) =>
    text.split("\n").flatMap((line, index) => (word.test(line) ? [`${path}:${index + 1}`] : [])),
  );
}

test.each(retired)("%s is said as: %s", (word) => {
  expect(usesOf(word, sources)).toEqual([]);
});

test("a retired word is found", () => {
  const file = { path: "server/a.ts", text: 'import { b } from "./b.ts";\nreturn once(services.db, b);' };
  expect(retired.flatMap(([word]) => usesOf(word, [file]))).toEqual(["server/a.ts:2"]);
});
