import { type DeletableKind, deletableKinds } from "#contract/record-kinds.ts";
import { createCookie, type MiddlewareFunction, redirect, type RouterContextProvider } from "react-router";
import { publicUrlContext } from "#app/context.ts";
import { isControlPath } from "#contract/rules/control-area.ts";
import { cutAt } from "#contract/rules/text.ts";

/** A record that was just deleted and can be brought back. */
export type UndoableDeletion = { kind: DeletableKind; id: number };

/** The form of an undo button: its action and hidden fields. */
export type UndoForm = { href: string; fields: Record<string, string> };

/** A message that the next page of the control area shows once. */
export type Flash = {
  id: string;
  text: string;
  isInfo: boolean;
  undo: UndoableDeletion | null;
  undoAt?: UndoForm | undefined;
};

type Extra = { undo?: UndoableDeletion | undefined; undoAt?: UndoForm | undefined; isInfo?: boolean };

/** An internal header from `redirectWithToast` to `sendFlash`, which removes it. */
const carrier = "x-flash";

/** In characters, so that the encoded cookie stays below the browsers' limit of 4 KB. */
const longestMessage = 600;

/** Redirects to a page of the control area, which shows the message once; works without scripts. */
export function redirectWithToast(to: string, message: string, { undo, undoAt, isInfo = false }: Extra = {}) {
  const flash = { id: crypto.randomUUID(), text: cutAt(message, longestMessage), isInfo, undo, undoAt };
  // Makes React Router run the layout's loader again, as a `Set-Cookie` header would.
  const headers = { [carrier]: encodeURIComponent(JSON.stringify(flash)), "x-remix-revalidate": "yes" };
  return redirect(to, { headers });
}

/** Moves the message from the internal header of `redirectWithToast` into the flash cookie. */
export const sendFlash: MiddlewareFunction<Response> = async ({ context }, next) => {
  const response = await next();
  const carried = response.headers.get(carrier);
  if (carried === null) return response;
  response.headers.delete(carrier);
  const cookie = await flashCookie(context).serialize(JSON.parse(decodeURIComponent(carried)));
  response.headers.append("set-cookie", cookie);
  return response;
};

/** Reads the message from the request's cookie, with the header that clears the cookie. */
export async function takeFlash(request: Request, context: Readonly<RouterContextProvider>) {
  const cookie = flashCookie(context);
  const flash = readFlash(await cookie.parse(request.headers.get("cookie")));
  if (!flash) return { flash, headers: new Headers() };
  return { flash, headers: new Headers({ "set-cookie": await cookie.serialize("", { maxAge: 0 }) }) };
}

/** The cookie's name; on https with the prefix `__Host-`, so that no other host can set a message. */
function flashCookie(context: Readonly<RouterContextProvider>) {
  const secure = context.get(publicUrlContext)?.startsWith("https:") ?? false;
  const name = secure ? "__Host-flash" : "flash";
  return createCookie(name, { path: "/", httpOnly: true, sameSite: "lax", secure, maxAge: 60 });
}

function readFlash(stored: unknown): Flash | null {
  if (!isRecord(stored)) return null;
  const { id, text, isInfo, undo, undoAt } = stored;
  if (typeof id !== "string" || typeof text !== "string" || text === "") return null;
  const undone = readUndoForm(undoAt);
  return { id, text, isInfo: isInfo === true, undo: readDeleted(undo), ...(undone && { undoAt: undone }) };
}

function readUndoForm(undoAt: unknown): UndoForm | undefined {
  if (!isRecord(undoAt)) return undefined;
  const { href, fields } = undoAt;
  if (typeof href !== "string" || !isControlPath(href) || !/^[\w/-]+$/.test(href) || !isRecord(fields))
    return undefined;
  const texts = Object.entries(fields).filter(
    (entry): entry is [string, string] => typeof entry[1] === "string",
  );
  return { href, fields: Object.fromEntries(texts) };
}

function readDeleted(undo: unknown): UndoableDeletion | null {
  if (!isRecord(undo)) return null;
  const kind = deletableKinds.find((one) => one === undo["kind"]);
  const id = undo["id"];
  return kind && typeof id === "number" && id > 0 ? { kind, id } : null;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
