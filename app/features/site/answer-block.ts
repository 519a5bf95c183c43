import { data } from "react-router";
import type { Client, Failure, Reply } from "#contract/client.ts";
import type { Picture } from "#contract/pictures.ts";
import { changeList, putBack, readRemoved } from "#app/features/block-form/list-changes.ts";
import { type BlockPictures, pictureKey } from "#app/features/block-form/block-pictures.ts";
import { readTyped } from "#app/features/block-form/read-typed.ts";
import { type RawBlockValue, partsOf, valueAt, withValueAt } from "#app/features/block-form/value-at.ts";
import { mergeVersions, readJson } from "#app/features/merge/merge-versions.ts";
import { redirectWithToast } from "#app/features/navigation/flash.ts";
import { presentAnswer, type BlockAnswer } from "./block-answer.ts";
import type { BlockState, Versions } from "./block-state.ts";
import { choosePicture } from "./choose-picture.ts";
import { picturesFor } from "./pictures-for.ts";
import { readBlock } from "./read-site.ts";
import { fromParts, inParts } from "./version-parts.ts";
import { controlPages } from "#app/content/control-addresses.ts";

type Work = { api: Client; block: BlockState; form: FormData; intent: string; sent: Sent };
type Sent = Versions & { value: RawBlockValue; base: RawBlockValue };

/** Handles a block's form: save or discard the draft, publish, or buttons that only change the form. */
export async function answerBlock(api: Client, name: string, form: FormData) {
  const block = await readBlock(api, name);
  const intent = textIn(form, "intent") || "draft";
  const work = { api, block, form, intent, sent: readSent(block, form) };
  if (intent === "publish") return publish(work);
  if (intent === "draft") return keep(work);
  if (intent === "autosave") return keepQuietly(work);
  if (intent === "discard") return discard(work);
  if (intent === "restore") return restore(work);
  return changeForm(work);
}

function readSent({ fields }: BlockState, form: FormData): Sent {
  const chosen = mergeVersions(form);
  const heldValue = readJson(form.get("held"));
  const typed = chosen ? fromParts(fields, chosen) : (heldValue ?? readTyped(fields, form));
  const version = Number(chosen?.["version"] ?? textIn(form, "version"));
  const base = readJson(form.get("base")) ?? {};
  return { value: typed, base, version, draft: Number(textIn(form, "draft")) };
}

async function keep({ api, block, sent, intent }: Work) {
  const reply = await keepDraft(api, block.name, sent);
  if (!reply.ok) return refuse({ api, block, sent, intent }, reply);
  throw redirectWithToast(controlPages.block(block.name), reply.message);
}

/** Autosave: returns only the draft's new version, or why it was not saved. */
async function keepQuietly({ api, block, sent }: Work) {
  const reply = await keepDraft(api, block.name, sent);
  const { ok, message, status } = reply;
  return data({ kept: ok ? reply.data.version : null, message }, { status: ok ? 200 : status });
}

/** Saves the draft first, so that publishing cannot overwrite a draft that another owner has saved meanwhile. */
async function publish({ api, block, sent, intent }: Work) {
  const { name } = block;
  const savedDraft = await keepDraft(api, name, sent);
  if (!savedDraft.ok) return refuse({ api, block, sent, intent }, savedDraft);
  const { value, version } = sent;
  const reply = await api.content.publish({ name, body: { value, version } });
  if (!reply.ok) {
    const withDraft = { ...sent, draft: savedDraft.data.version };
    return refuse({ api, block, sent: withDraft, intent }, reply, "published");
  }
  const undo = {
    href: controlPages.block(name),
    fields: { intent: "restore", id: String(reply.data.previous) },
  };
  throw redirectWithToast(controlPages.block(name), reply.message, { undoAt: undo });
}

function keepDraft(api: Client, name: string, { value, draft }: Sent) {
  return api.content.keepDraft({ name, body: { value, version: draft } });
}

async function discard({ api, block }: Work) {
  const reply = await api.content.discardDraft({ name: block.name });
  const after = await readBlock(api, block.name);
  const discarded = reply.ok ? block.value : undefined;
  return presentAnswer({
    ...after,
    base: after.value,
    discarded,
    message: reply.ok ? undefined : reply.message,
  });
}

async function restore({ api, block, form }: Work) {
  const id = Number(textIn(form, "id"));
  const reply = await api.content.restore({ query: { id, version: block.version } });
  if (!reply.ok) throw redirectWithToast(controlPages.block(block.name), reply.message, { isInfo: true });
  const undo = {
    href: controlPages.block(block.name),
    fields: { intent: "restore", id: String(reply.data.previous) },
  };
  throw redirectWithToast(controlPages.block(block.name), reply.message, { undoAt: undo });
}

/** A list button, or choosing or removing a picture: shows the changed form, stores nothing. */
async function changeForm(work: Work) {
  const { api, block, form, intent, sent } = work;
  const listed = changeList(block.fields, sent.value, intent);
  if (listed) return again(work, listed);
  if (intent === "put-back") {
    const removed = readRemoved(block.fields, form.get("removed"));
    return again(work, removed ? putBack(sent.value, removed) : {});
  }
  const [word = "", path = ""] = intent.split(" ");
  if (word === "unpick" && pictureKey(valueAt(sent.value, path))) {
    const picture = { ...partsOf(valueAt(sent.value, path)), id: null, name: "", focus: "" };
    return again(work, { value: withValueAt(sent.value, path, picture), focus: path });
  }
  const chosen = await choosePicture(api, { fields: block.fields, form, intent, value: sent.value });
  return again(work, chosen ?? {});
}

type Again = Partial<Pick<BlockAnswer, "value" | "focus" | "removed" | "choice" | "message">>;

async function again({ api, block, sent }: Work, changed: Again) {
  const value = changed.value ?? sent.value;
  const pictures = await picturesOf(api, block, value);
  return presentAnswer({ ...sent, ...changed, value, pictures });
}

type Refused = Pick<Work, "api" | "block" | "sent" | "intent">;

/** Shows the form again with its errors; after a version conflict, together with the stored value. */
async function refuse(
  { api, block, sent, intent }: Refused,
  { status, message, errors: pathErrors }: Failure,
  stored: "value" | "published" = "value",
) {
  const errors = Object.fromEntries(
    Object.entries(pathErrors).map(([path, text]) => [path.replace(/^value\./, ""), text]),
  );
  const pictures = await picturesOf(api, block, sent.value);
  const refused = { ...sent, errors, pictures, message };
  if (status !== 409) return presentAnswer(refused, status);
  const now = await readBlock(api, block.name);
  const [theirs, ours, base] = inParts(block.fields, [
    { value: now[stored], version: String(now.version) },
    { value: sent.value, version: String(sent.version) },
    { value: sent.base, version: String(sent.version) },
  ]);
  const two = theirs && ours && base && { theirs, ours, base, intent, theirDraft: now.draft };
  return presentAnswer({ ...refused, two }, status);
}

/** The pictures of a value; one that was just uploaded is among the latest of the gallery. */
async function picturesOf(api: Client, block: BlockState, value: RawBlockValue): Promise<BlockPictures> {
  const knownPictures = { ...picturesFor(value, []), ...block.pictures };
  const latest: Reply<Picture[]> = await api.uploads.list({ query: { limit: 100 } });
  return { ...(latest.ok ? picturesFor(value, latest.data) : {}), ...knownPictures };
}

function textIn(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? value : "";
}
