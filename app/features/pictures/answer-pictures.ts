import { data } from "react-router";
import { fromForm, type Client, type Reply } from "#contract/client.ts";
import { uploadMessages } from "#contract/uploads.ts";
import { redirectWithToast } from "#app/features/navigation/flash.ts";
import type { PictureOwner } from "./send-picture.ts";

type Places = {
  owner: PictureOwner;
  /** The page of the pictures, to which changes of title and order, and deletes, redirect. */
  here: string;
  /** Where to go after an upload. */
  done: string;
  noneMessage?: string;
};

export const pictureIntents = /^(upload|title|delete|again|move \d+)$/;

/** Handles the upload form (without scripts) and the forms of the stored pictures. */
export async function answerPictures(api: Client, form: FormData, places: Places) {
  const intent = word(form, "intent");
  const id = Number(form.get("id"));
  if (intent === "upload") {
    const refusal = await uploadAll(api, form, places);
    if (refusal) return data({ message: refusal }, { status: 400 });
    throw redirectWithToast(places.done, uploadMessages.created);
  }
  const reply = await changePicture(api, intent, id, form);
  const undo = intent === "delete" && reply.ok ? { kind: "uploads" as const, id } : undefined;
  throw redirectWithToast(places.here, reply.message, { undo, isInfo: !reply.ok });
}

function changePicture(api: Client, intent: string, id: number, form: FormData): Promise<Reply<unknown>> {
  if (intent === "delete") return api.uploads.remove({ query: { id } });
  if (intent === "again") return api.uploads.change({ id, body: fromForm({ tryAgain: "true" }) });
  const [, position] = intent.split(" ");
  if (position) return api.uploads.change({ id, body: fromForm({ position }) });
  return api.uploads.change({
    id,
    body: fromForm({ title: word(form, "title"), version: word(form, "version") }),
  });
}

/** Uploads the files one by one; returns the error of the first that was refused. */
async function uploadAll(
  api: Client,
  form: FormData,
  { owner, noneMessage }: Places,
): Promise<string | null> {
  const files = form.getAll("image").filter((value) => typeof value !== "string" && value.size > 0);
  if (files.length === 0) return noneMessage ?? uploadMessages.none;
  for (const file of files) {
    const body = new FormData();
    body.set("image", file);
    body.set("Module", owner.module);
    body.set("entityID", String(owner.ownerId));
    const reply = await api.uploads.create({ body });
    if (!reply.ok) return reply.message;
  }
  return null;
}

function word(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? value : "";
}
