import type { Client } from "#contract/client.ts";
import type { BlockFields } from "#contract/content/field-kinds.ts";
import { uploadMessages } from "#contract/uploads.ts";
import type { Choice } from "#app/features/block-form/picture-choice.tsx";
import { type RawBlockValue, partsOf, valueAt, withValueAt } from "#app/features/block-form/value-at.ts";

const onePage = 24;

type Asked = { fields: BlockFields; form: FormData; intent: string; value: RawBlockValue };
type Chosen = { value?: RawBlockValue; focus?: string; choice?: Choice };

/**
 * Handles the intents `pick <path> [page]` (shows pictures to choose from), `use <path> <id>` (chooses one) and
 * `upload <path>` (uploads and chooses the sent file). Null for any other intent.
 */
export async function choosePicture(
  api: Client,
  { fields, form, intent, value }: Asked,
): Promise<Chosen | null> {
  const [, word, at = "", number = ""] =
    /^(pick|use|upload) ([\w.]{1,90})(?: (\d{1,9}))?$/.exec(intent) ?? [];
  if (!word || !isPicture(fields, value, at)) return null;
  if (word === "use") return { value: withPicture(value, at, Number(number)), focus: at };
  if (word === "pick") return { choice: await readChoice(api, at, Number(number) || 1), focus: at };
  const file = form.get("image");
  const body = new FormData();
  if (file !== null && typeof file !== "string" && file.size > 0) body.set("image", file);
  body.set("Module", "site");
  body.set("entityID", "0");
  const reply = body.has("image") ? await api.uploads.create({ body }) : null;
  if (reply?.ok) return { value: withPicture(value, at, reply.data.id), focus: at };
  const problem = reply?.message ?? uploadMessages.none;
  return { choice: { ...(await readChoice(api, at, 1)), problem } };
}

/** Sets another picture, without the focus point of the previous one. */
function withPicture(value: RawBlockValue, at: string, id: number): RawBlockValue {
  const { alt } = partsOf(valueAt(value, at));
  return withValueAt(value, at, { id, name: "", alt: typeof alt === "string" ? alt : "", focus: "" });
}

function isPicture(fields: BlockFields, value: RawBlockValue, at: string): boolean {
  const [name = "", place, within = ""] = at.split(".");
  const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
  if (field?.kind !== "list") return place === undefined && field?.kind === "picture";
  const isThere = valueAt(value, `${name}.${place}`) !== undefined;
  return isThere && Object.hasOwn(field.of, within) && field.of[within]?.kind === "picture";
}

/** A page of pictures, latest first; empty with a message when they cannot be read, as uploading still works. */
async function readChoice(api: Client, at: string, page: number): Promise<Choice> {
  const reply = await api.uploads.list({ query: { limit: onePage, page } });
  if (!reply.ok) return { at, page: 1, pages: 1, pictures: [], problem: reply.message };
  return { at, page, pages: reply.pageInfo?.totalPages ?? 1, pictures: reply.data };
}
