import type { Reply } from "#contract/client.ts";
import type { RequestKind } from "#contract/desk.ts";
import { readBefore, readOwnVersion, type Texts, toTexts } from "#app/features/versions/own-version.ts";
import { refuseChange } from "#app/features/versions/refuse-change.ts";
import { redirectSaying } from "./flash.ts";
import { pageAddress } from "./page-address.ts";

type RequestCalls<Stored> = {
  kind: RequestKind;
  byId: (query: { id: number }) => Promise<Reply<Stored>>;
  change: (change: { id: number; body: Texts<Stored> }) => Promise<Reply<unknown>>;
  remove: (query: { id: number }) => Promise<Reply<unknown>>;
};

/**
 * What a details dialog sends: the change or the delete. Done, it closes onto the list; refused, it stays with what was
 * chosen, and beside what somebody else stored meanwhile when that is why.
 */
export async function answerRequest<Stored extends { id: number; version: number }>(
  request: Request,
  form: FormData,
  { kind, byId, change, remove }: RequestCalls<Stored>,
) {
  const mine = readOwnVersion<Texts<Stored> & OwnTexts>(form);
  const id = Number(mine.id);
  const deletes = form.get("intent") === "delete";
  const reply = deletes ? await remove({ id }) : await change({ id, body: mine });
  if (!reply.ok) {
    const read = readBefore<Texts<Stored> & OwnTexts>(form);
    const valuesOf = (stored: Stored) => toTexts(stored) as Texts<Stored> & OwnTexts;
    return refuseChange(reply, { mine, read, readNow: () => byId({ id }), valuesOf });
  }
  const list = new URL(pageAddress(request), request.url);
  list.searchParams.delete("view");
  throw redirectSaying(list.pathname + list.search, reply.message, {
    undo: deletes ? { kind, id } : undefined,
  });
}

type OwnTexts = { id: string; version: string };

/** A refused change of a request. `theirs` is what somebody else stored meanwhile, `read` what its sender began with. */
export type Refusal<Stored> = {
  errors: Record<string, string>;
  message: string;
  typed: Texts<Stored>;
  theirs?: Texts<Stored>;
  read?: Texts<Stored>;
};
