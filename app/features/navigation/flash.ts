import { redirect } from "react-router";
import type { DeletableKind } from "#contract/trash.ts";

/** A record that was just deleted and can be brought back. */
export type Deleted = { kind: DeletableKind; id: number };

type Extra = { undo?: Deleted; isInfo?: boolean };

/** Goes to a page that then shows the server's message once; works without scripts and without a session store. */
export function redirectWithToast(to: string, message: string, { undo, isInfo }: Extra = {}): Response {
  const url = new URL(to, "http://page");
  for (const name of ["said", "undo", "tone"]) url.searchParams.delete(name);
  url.searchParams.set("said", message);
  if (undo) url.searchParams.set("undo", `${undo.kind}:${undo.id}`);
  if (isInfo) url.searchParams.set("tone", "info");
  return redirect(`${url.pathname}${url.search}`);
}

/**
 * Whether a page of ours led here, as the browser says: a link from elsewhere could have any words said in our name.
 * Browsers of before 2023 say nothing and are believed.
 */
export function cameFromHere(request: Request): boolean {
  return ["same-origin", null].includes(request.headers.get("sec-fetch-site"));
}

/** The address without what `redirectWithToast` put into it. */
export function withoutFlash(pathname: string, search: string): string {
  const parameters = new URLSearchParams(search);
  for (const name of ["said", "undo", "tone"]) parameters.delete(name);
  const rest = parameters.toString();
  return pathname + (rest && `?${rest}`);
}
