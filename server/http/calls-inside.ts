import type { Api } from "./api.ts";
import type { Bindings, Moment } from "./visitor.ts";
import { isControlPath } from "#contract/rules/control-area.ts";

/** A reply of the API that may be read several times. */
type ReadReply = Pick<Response, "ok" | "headers" | "json"> & {
  /** Its data were never put in the wire's form. */
  isDecoded?: boolean;
};

/** The API for one page that is being rendered. */
export type CallApi = (path: string, init: RequestInit) => Promise<ReadReply>;

export type Header = readonly [name: string, value: string];

/** The API for one page, and the headers that its replies so far add to the page. */
export function callsInside(api: Api, request: Request, { address, requestId, notes, source }: Bindings) {
  let carried = request.headers.get("cookie") ?? "";
  const cookies: Header[] = [];
  const waits: Header[] = [];
  // What the control area reads goes on to the browser: nothing but what the contract names.
  const { pathname } = new URL(request.url);
  const isForText = !isControlPath(pathname) && !pathname.endsWith(".data");
  const send = async (path: string, init: RequestInit): Promise<ReadReply> => {
    const headers = new Headers(init.headers);
    const userAgent = request.headers.get("user-agent");
    if (userAgent) headers.set("user-agent", userAgent);
    if (carried) headers.set("cookie", carried);
    const call = new Request(new URL(path, request.url), { ...init, headers });
    let body: unknown;
    const takeInside = (taken: unknown) => (body = taken);
    const bindings = { address, requestId, notes, source, takeInside, isForText, moment };
    const response = await api.fetch(call, bindings);
    const given = response.headers.getSetCookie();
    cookies.push(...given.map((cookie): Header => ["set-cookie", cookie]));
    carried = given.reduce(withCookie, carried);
    const wait = response.headers.get("retry-after");
    if (wait && waits.length === 0) waits.push(["retry-after", wait]);
    body ??= await response.json();
    const { ok, headers: replied } = response;
    return { ok, headers: replied, json: async () => body, isDecoded: ok };
  };
  let moment: Moment = {};
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
  const headersFor = (status: number) => [...cookies, ...(status === 429 || status === 503 ? waits : [])];
  return { callApi, headersFor };
}

/** The Cookie header after a reply's Set-Cookie: one call may renew the session token that the next one needs. */
function withCookie(carried: string, given: string): string {
  const [pair = ""] = given.split(";");
  const name = pair.slice(0, pair.indexOf("=") + 1);
  const others = carried.split(/;\s*/).filter((one) => one !== "" && !one.startsWith(name));
  return [...others, pair].join("; ");
}
