import { data } from "react-router";
import type { Reply } from "#contract/client.ts";
import type { RequestKind } from "#contract/desk.ts";
import { typedFields } from "#app/reply.ts";
import { redirectSaying } from "./flash.ts";
import { pageAddress } from "./page-address.ts";

type RequestCalls = {
  kind: RequestKind;
  change: (id: number, form: FormData) => Promise<Reply<unknown>>;
  remove: (query: { id: number }) => Promise<Reply<unknown>>;
};

/** What a details dialog sends: the change or the delete. Done, it closes onto the list; refused, it stays with what was chosen. */
export async function answerRequest(request: Request, form: FormData, calls: RequestCalls) {
  const id = Number(form.get("id"));
  const deletes = form.get("intent") === "delete";
  const reply = deletes ? await calls.remove({ id }) : await calls.change(id, form);
  if (!reply.ok) {
    const { errors, message, status } = reply;
    const typed: Refusal["typed"] = {
      ...typedFields(form),
      status: text(form, "status"),
      version: text(form, "version"),
    };
    return data({ errors, message, typed, sent: Date.now() }, { status });
  }
  const list = new URL(pageAddress(request), request.url);
  list.searchParams.delete("view");
  throw redirectSaying(list.pathname + list.search, reply.message, {
    undo: deletes ? { kind: calls.kind, id } : undefined,
  });
}

function text(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? value : "";
}

export type Refusal = {
  errors: Record<string, string>;
  message: string;
  typed: { status: string; version: string; [field: string]: string };
};
