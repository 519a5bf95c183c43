import type { Api } from "./api.ts";
import type { Bindings } from "./visitor.ts";

/** Answers everything that is not API or picture: built files and rendered pages. */
export type Pages = (request: Request, bindings: Bindings) => Response | Promise<Response>;

/** What the built pages export: a way to answer a request, given the API to call. */
export type PageServer = (
  request: Request,
  callApi: (path: string, init: RequestInit) => Promise<Response>,
) => Promise<Response>;

/**
 * Rendered pages reach data through the API in this process: with the visitor's cookies and address, without a
 * socket. Cookies that the API sets while a page is made go out with the page.
 */
export function renderPages(api: Api, serve: PageServer): Pages {
  return async (request, bindings) => {
    const cookies: string[] = [];
    const callApi = async (path: string, init: RequestInit) => {
      const headers = new Headers(init.headers);
      for (const name of ["cookie", "user-agent"]) {
        const value = request.headers.get(name);
        if (value) headers.set(name, value);
      }
      const call = new Request(new URL(path, request.url), { ...init, headers });
      const response = await api.fetch(call, {
        address: bindings.address,
        requestId: bindings.requestId,
      });
      cookies.push(...response.headers.getSetCookie());
      return response;
    };
    const response = await serve(request, callApi);
    if (cookies.length === 0) return response;
    const headers = new Headers(response.headers);
    for (const cookie of cookies) headers.append("set-cookie", cookie);
    return new Response(response.body, { status: response.status, statusText: response.statusText, headers });
  };
}
