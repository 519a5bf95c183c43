import { data } from "react-router";
import type { Client } from "#contract/client.ts";
import { answerShortList } from "#app/features/short-lists/answer-short-list.ts";
import { controlPages } from "#app/content/control-addresses.ts";
import { readAll } from "#app/read-all.ts";

/** The lists of the company's words for its rooms, by the last part of their page's address. */
export const wordLists = {
  types: {
    title: "Room Types",
    name: "a room type",
    hint: "As guests read it: Super Deluxe",
    lead: "A type that rooms have can be deleted once those rooms have another.",
    kind: "roomTypes",
  },
  facilities: {
    title: "Facilities",
    name: "a facility",
    hint: "As guests read it: Bonfire. The small picture beside it follows from its name",
    lead: "One that is deleted goes from all its rooms, and comes back to them when it is restored.",
    kind: "facilities",
  },
} as const;

type ListName = keyof typeof wordLists;

/** The list that an address names; throws the error page when there is none. */
function listNamed(name: string): ListName {
  if (name === "types" || name === "facilities") return name;
  throw data({ message: "There is no such list" }, { status: 404 });
}

/** The words of a list, and the one opened in the form. */
export async function readWordList(api: Client, name: string, address: URLSearchParams) {
  const list = listNamed(name);
  const read = api[wordLists[list].kind].list;
  const words = await readAll((page) => read({ query: { limit: 100, page, sortExpression: "asc" } }));
  const opened = words.find(({ id }) => String(id) === address.get("word"));
  return { list, words, opened, idempotencyKey: crypto.randomUUID() };
}

export type WordListPage = Awaited<ReturnType<typeof readWordList>>;

/** Handles the forms of the page. On success it redirects to it; a refused form is shown again. */
export function answerWordList(api: Client, name: string, request: Request) {
  const list = listNamed(name);
  const { kind } = wordLists[list];
  return answerShortList(request, {
    ...api[kind],
    page: controlPages.roomWords(list),
    opens: "word",
    kind,
    inWords: (now) => now.name,
  });
}
