import { data } from "react-router";
import { type FormTexts, fromForm, type Reply } from "#contract/client.ts";
import type { DeletableKind } from "#contract/record-kinds.ts";
import { describeStored } from "#app/features/merge/describe-stored.ts";
import { redirectWithToast } from "#app/features/navigation/flash.ts";
import { addressWithOpenRow } from "#app/features/navigation/address-with-open-row.ts";
import { refuseForm } from "#app/features/records/form-refusal.ts";
import { typedFields } from "#app/reply.ts";

type Entry = { version: number };
type Fields = Record<string, string>;

/** A list that its page shows whole: the page, the query parameter that opens an entry (`opens`), and its API calls. */
type ShortList<Stored extends Entry> = {
  page: string;
  opens: string;
  kind: DeletableKind;
  byId: (id: { query: FormTexts }) => Promise<Reply<Stored>>;
  remove: (id: { query: FormTexts }) => Promise<Reply<unknown>>;
  create: (entry: { body: FormTexts; idempotencyKey: string | undefined }) => Promise<Reply<unknown>>;
  change: (entry: { id: number; body: FormTexts }) => Promise<Reply<unknown>>;
  inWords: (stored: Stored) => string;
  /** The API's body from the typed fields; unchanged when left out. */
  bodyOf?: (typed: Fields) => Fields;
  /** Form field by API field, where the names differ. */
  typedIn?: Fields;
};

/** Handles the forms of such a list. On success it redirects to it; a refused form is shown again. */
export async function answerShortList<Stored extends Entry>(request: Request, list: ShortList<Stored>) {
  const { page, opens, kind, bodyOf = (fields) => fields, typedIn = {} } = list;
  const typed = typedFields(await request.formData());
  const { intent = "", id = "", key, ...fields } = typed;
  if (intent === "delete") {
    const reply = await list.remove({ query: fromForm({ id }) });
    const undo = reply.ok ? { kind, id: Number(id) } : undefined;
    throw redirectWithToast(addressWithOpenRow(page, opens, request, id), reply.message, {
      undo,
      isInfo: !reply.ok,
    });
  }
  if (intent !== "save") throw data({ message: "The page has no such form" }, { status: 400 });
  const body = fromForm(bodyOf(fields));
  const reply = id
    ? await list.change({ id: Number(id), body })
    : await list.create({ body, idempotencyKey: key });
  if (reply.ok) throw redirectWithToast(page, reply.message);
  const read = () => list.byId({ query: fromForm({ id }) });
  const described = await describeStored(reply, typed["version"] ?? "", read, (now) => ({
    words: list.inWords(now),
    version: String(now.version),
  }));
  const errors = Object.fromEntries(
    Object.entries(described.errors).map(([field, error]) => [typedIn[field] ?? field, error]),
  );
  return refuseForm({ ...described, errors }, intent, { ...typed, version: described.version });
}
