import type { Api } from "./api.ts";
import type { Bindings, PageMoment } from "./visitor.ts";
import { isControlPath } from "#contract/rules/control-area.ts";

/** A reply of the API that may be read several times. */
type ReadReply = Pick<Response, "ok" | "headers" | "json"> & {
  /** True when its data are as the handler returned them, never encoded for the wire. */
  isDecoded?: boolean;
};

/** The API for one page that is being rendered. */
export type CallApi = (path: string, init: RequestInit) => Promise<ReadReply>;

export type Header = readonly [name: string, value: string];

/** Calls the API for one page; `headersFor` returns the headers that the replies so far add to the page. */
export function callsInside(api: Api, request: Request, { address, requestId, notes, source }: Bindings) {
  let cookieHeader = request.headers.get("cookie") ?? "";
  const cookies: Header[] = [];
  const retryAfter: Header[] = [];
  // Data of the control area are sent to the browser, so they are reduced to the fields that the contract names.
  const { pathname } = new URL(request.url);
  const isForText = !isControlPath(pathname) && !pathname.endsWith(".data");
  const send = async (path: string, init: RequestInit): Promise<ReadReply> => {
    const headers = new Headers(init.headers);
    const userAgent = request.headers.get("user-agent");
    if (userAgent) headers.set("user-agent", userAgent);
    if (cookieHeader) headers.set("cookie", cookieHeader);
    const call = new Request(new URL(path, request.url), { ...init, headers });
    let body: unknown;
    const takeInside = (value: unknown) => (body = value);
    const bindings = { address, requestId, notes, source, takeInside, isForText, moment };
    const response = await api.fetch(call, bindings);
    const setCookies = response.headers.getSetCookie();
    cookies.push(...setCookies.map((cookie): Header => ["set-cookie", cookie]));
    cookieHeader = setCookies.reduce(withCookie, cookieHeader);
    const wait = response.headers.get("retry-after");
    if (wait && retryAfter.length === 0) retryAfter.push(["retry-after", wait]);
    body ??= await response.json();
    const { ok, headers: replied } = response;
    return { ok, headers: replied, json: async () => body, isDecoded: ok };
  };
  let moment: PageMoment = {};
  const read = new Map<string, Promise<ReadReply>>();
  /** Equal reads of one page share one reply, until the page writes something. */
  const callApi = async (path: string, init: RequestInit) => {
    if (init.method !== undefined && init.method !== "GET") return send(path, init).finally(forget);
    const reply = read.get(path) ?? send(path, init);
    read.set(path, reply);
    return reply;
  };
  function forget(): void {
    read.clear();
    moment = {};
  }
  const headersFor = (status: number) => [
    ...cookies,
    ...(status === 429 || status === 503 ? retryAfter : []),
  ];
  return { callApi, headersFor };
}

/** The Cookie header after a reply's Set-Cookie: one call may renew the session token that the next one needs. */
function withCookie(cookieHeader: string, setCookie: string): string {
  const [pair = ""] = setCookie.split(";");
  const name = pair.slice(0, pair.indexOf("=") + 1);
  const others = cookieHeader.split(/;\s*/).filter((one) => one !== "" && !one.startsWith(name));
  return [...others, pair].join("; ");
}
