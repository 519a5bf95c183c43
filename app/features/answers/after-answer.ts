import { type RequestKind, requestKinds } from "#contract/record-kinds.ts";
import { pageUrl } from "../navigation/page-address.ts";
import { controlPages } from "#app/content/control-addresses.ts";

/** Where an answer leads: to the list, to the details as they are now, or back to Today. */
export type AfterAnswer = "list" | "details" | "today";

/** A request that was just answered, and its previous status. It is in the query string, so that a reload shows the same. */
export type AnsweredRequest = { kind: RequestKind; id: number; was: string };

/** A form of an opened request as sent: the verdict that was pressed counts before the status field, and the details stay open. */
export function withVerdict(sent: FormData): FormData {
  const verdict = sent.get("verdict");
  if (verdict === null) return sent;
  const form = new FormData();
  for (const [name, value] of sent) if (name !== "verdict") form.append(name, value);
  form.set("status", verdict);
  form.set("then", "details");
  return form;
}

/** The address after an answer that is stored. What was before is kept where it can be taken back. */
export function afterAnswer(request: Request, kind: RequestKind, id: number, form: FormData): string {
  const before = form.get("was");
  const was = typeof before === "string" ? before : null;
  const then = form.get("then");
  if (then === "today") {
    if (was === null) return controlPages.today;
    return `${controlPages.today}?${new URLSearchParams({ done: `${kind}.${id}`, was })}`;
  }
  const page = pageUrl(request);
  page.searchParams.delete("was");
  if (then !== "details") page.searchParams.delete("view");
  else if (was !== null) page.searchParams.set("was", was);
  return page.pathname + page.search;
}

/** Reads what Today's address says was just answered. */
export function readAnsweredRequest(address: URLSearchParams): AnsweredRequest | null {
  const [kindWord, idWord] = (address.get("done") ?? "").split(".");
  const kind = requestKinds.find((one) => one === kindWord);
  const id = Number(idWord);
  return kind && id > 0 ? { kind, id, was: address.get("was") ?? "" } : null;
}
