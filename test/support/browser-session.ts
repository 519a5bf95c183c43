import type { Envelope } from "#contract/core/envelope.ts";

type Call = (
  method: string,
  path: string,
  body?: unknown,
  headers?: Record<string, string>,
) => Promise<Envelope & { headers: Headers }>;
type Browser = Call & { cookies: Map<string, string> };

/** A client of the API that keeps and sends cookies as a browser does. */
export function openBrowser(call: Call): Browser {
  const cookies = new Map<string, string>();
  const browse: Call = async (method, path, body, headers) => {
    const cookie = [...cookies].map((pair) => pair.join("=")).join("; ");
    const reply = await call(method, path, body, { cookie, ...headers });
    for (const line of reply.headers.getSetCookie()) {
      const [name = "", value = ""] = line.split(";")[0]?.split("=") ?? [];
      if (value === "") cookies.delete(name);
      else cookies.set(name, value);
    }
    return reply;
  };
  return Object.assign(browse, { cookies });
}
