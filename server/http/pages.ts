import { z } from "zod";
import { failures, methodNotAnswered } from "#contract/core/errors.ts";
import { formPartHeader } from "#contract/core/page-form.ts";
import { isControlPath, isSignInPath } from "#contract/rules/control-area.ts";
import { paperLogo } from "../brand/paper-logo.ts";
import { AppError } from "../errors.ts";
import type { Services } from "../services.ts";
import { noteRoute } from "../watch/request-notes.ts";
import type { Api } from "./api.ts";
import { formPart } from "./form-part.ts";
import type { FormTarget } from "./form-routes.ts";
import { type CallApi, callsInside, type Header } from "./calls-inside.ts";
import { isBrowserOfStaff, isKnownSession } from "./is-known-staff.ts";
import { KnownOwnPages } from "./known-own-pages.ts";
import { Lane } from "./lane.ts";
import { mayHavePictures, pageForm } from "./page-form.ts";
import { passingFailurePage } from "./plain-page.ts";
import { asPreview, previewCalls } from "./preview.ts";
import { readableRefusal } from "./readable-refusal.ts";
import type { Bindings } from "./visitor.ts";

/** Serves everything but the API and pictures: built files and rendered pages. */
export type Pages = (request: Request, bindings: Bindings) => Response | Promise<Response>;

/** `inLayout`: the page's layout shows the refusal within itself. */
type Refusal = { status: number; message: string; inLayout?: boolean };

/** What the server gives to a page being rendered. */
export type PageTools = {
  callApi: CallApi;
  /** The site's public address, when it is known. */
  publicUrl?: string;
  /** Why the form was refused unread; the site's error page shows it. */
  refusal?: Refusal;
  /** Logs an unexpected error under the request's id. */
  report: (error: unknown) => void;
  /** The request's id, which an error page shows. */
  reference?: string;
  /** Notes the pattern of the route that answers: `/hotel/:id`. */
  noteRoute: (pattern: string) => void;
  /** Reads the company's logo as a PNG, for papers that are files. */
  readLogo?: () => Promise<Uint8Array>;
};

/** Renders a page; `sentTo` tells what happens to a form sent to a URL, where that is known. */
export type PageServer = {
  (request: Request, tools: PageTools): Promise<Response>;
  sentTo?: (url: string) => FormTarget;
};

/**
 * Rendered pages call the API within this process, without a socket, with the visitor's cookies and address. Cookies
 * and `Retry-After` of those replies are added to the page's headers. A limited number of pages is rendered at once;
 * those of staff have a queue of their own.
 */
export function renderPages(services: Services, api: Api, serve: PageServer): Pages {
  const lanes = {
    visitors: new Lane(6, 250),
    staff: new Lane(6, 100),
    // A crowd with ever new searches must not keep the home page from being made, nor guests from their own bookings.
    lasting: new Lane(6, 250),
    guests: new Lane(6, 100),
    guestForms: new Lane(6, 100),
    // What writes may wait for a long import; pages must not wait behind it.
    visitorForms: new Lane(6, 500),
    staffForms: new Lane(6, 100),
    signIns: new Lane(6, 100),
    // Strangers who sign in by the thousand must not keep out who has signed in from the browser before.
    staffSignIns: new Lane(6, 100),
    // Drawing one paper blocks everybody for as long as ten pages do.
    papers: new Lane(1, 50),
  };
  services.metrics?.watchLanes("pages", lanes);
  const readLogo = paperLogo(services);
  const ownPages = new KnownOwnPages();
  const laneOf = async (method: string, { url, headers }: Request, isLasting = false) => {
    const isForm = method === "POST";
    if (isSignInPath(new URL(url).pathname)) {
      const isOfStaff = await isBrowserOfStaff(services, headers.get("cookie"));
      // A sign-in waits for a password hash; guests must not wait behind it.
      if (isForm) return isOfStaff ? lanes.staffSignIns : lanes.signIns;
      if (isOfStaff) return lanes.staff;
    }
    if (isKnownSession(services, headers.get("cookie"))) return isForm ? lanes.staffForms : lanes.staff;
    if (isPaperFile(url)) return lanes.papers;
    if (ownPages.has(url)) return isForm ? lanes.guestForms : lanes.guests;
    if (isForm) return lanes.visitorForms;
    return isLasting ? lanes.lasting : lanes.visitors;
  };
  return async (request, bindings) => {
    const { callApi, headersFor } = callsInside(api, request, bindings);
    const report = (error: unknown) => {
      const { requestId, notes } = bindings;
      services.log.error({ err: error, requestId, route: notes?.route }, "page failed");
    };
    const answer = async () => {
      const prepared = await readForm(request, bindings, callApi, serve.sentTo);
      const { publicUrl } = services;
      const { requestId: reference } = bindings;
      const { refusal, route } = prepared;
      const noteItsRoute = (pattern: string) =>
        noteRoute(bindings, `/${(route ?? pattern).replace(/^\//, "")}`);
      const draftApi = await previewCalls(prepared.request, callApi);
      const tools = {
        callApi: draftApi ?? callApi,
        report,
        publicUrl,
        reference,
        noteRoute: noteItsRoute,
        refusal,
        readLogo,
      };
      const lane = await laneOf(request.method, prepared.request, bindings.isLasting);
      const waiting = { ...bindings, signal: request.signal };
      // One key is one guest, from however many networks it comes.
      if (lane === lanes.guests || lane === lanes.guestForms)
        waiting.address = ownPages.keyHashIn(prepared.request.url);
      const rendered = await lane.run(waiting, () => serve(prepared.request, tools));
      if (rendered.status === 200) ownPages.note(prepared.request.url);
      const told = await readableRefusal(rendered, prepared.request, reference);
      const page = draftApi ? asPreview(told) : told;
      const formId = prepared.request.method === "POST" ? request.headers.get(formPartHeader) : null;
      const whole = formId === null ? page : await formPart(page, formId);
      return withHeaders(whole, [...headersFor(page.status), ...prepared.headers]);
    };
    try {
      const account = mayHavePictures(request) ? await accountOf(callApi) : undefined;
      if (account === undefined) return await answer();
      return await services.largeBodies.run(account, { ...bindings, signal: request.signal }, answer);
    } catch (error) {
      if (error instanceof AppError) return passingFailurePage(error, bindings.requestId);
      throw error;
    }
  };
}

const signedIn = z.object({ data: z.object({ username: z.string() }) });

/** The name of the account that is signed in. */
async function accountOf(callApi: CallApi): Promise<string | undefined> {
  const reply = await callApi("/api/auth/session", {});
  return signedIn.safeParse(await reply.json()).data?.data.username;
}

/** The methods of a page that accepts no form, and of one that does. */
const methodsOf = { refused: "GET, HEAD", taken: "GET, HEAD, POST" };

/** `route`: the pattern of the page that was asked for, where another one is rendered. */
type PreparedRequest = { request: Request; refusal?: Refusal; route?: string | undefined; headers: Header[] };

/** The request with its form read; for a refused form, a request for the page that shows the refusal. */
async function readForm(
  request: Request,
  bindings: Bindings,
  callApi: CallApi,
  sentTo: PageServer["sentTo"],
): Promise<PreparedRequest> {
  const { method, url, headers, signal } = request;
  if (!isReadable(url)) {
    const refusal = { status: 400, message: "This address cannot be read" };
    return { request: new Request(new URL("/", url), { headers, signal }), refusal, headers: [] };
  }
  if (method === "GET" || method === "HEAD") return { request, headers: [] };
  const { form, showsRefusal, route } = sentTo?.(url) ?? { form: "taken", showsRefusal: false };
  const isTaken = form === "taken" && method === "POST";
  try {
    const isStaff = async () => (await callApi("/api/auth/session", {})).ok;
    const read = await pageForm(request, bindings, isStaff);
    if (isTaken) return { request: read, headers: [] };
  } catch (error) {
    if (!(error instanceof AppError) || error.code === "client_left") throw error;
    // Staff's forms are sent by React Router, which shows a refusal in place of the page.
    const inLayout = isTaken && showsRefusal && !isControlPath(new URL(url).pathname);
    const refusal = { status: error.status, message: error.message, inLayout };
    if (isTaken || error.code !== "wrong_type")
      return { request: unread(request), refusal, headers: Object.entries(error.headers) };
  }
  if (form === "unknown") return { request: unread(request), headers: [] };
  const allowed = methodsOf[form];
  const message = methodNotAnswered(method, allowed);
  const refusal = { ...failures.wrong_method, message, inLayout: showsRefusal };
  const prepared = { refusal, headers: [["allow", allowed] satisfies Header] };
  // What the page itself would read is not read in vain. Staff's pages are hydrated at their own address.
  if (!showsRefusal || isControlPath(new URL(url).pathname)) return { request: unread(request), ...prepared };
  return { request: unread(request, emptyPage), route, ...prepared };
}

/** An address that no page has, and that reads nothing. */
const emptyPage = "/*";

/** A request for the same page, or for another, without the form. */
function unread({ url, headers, signal }: Request, path?: string): Request {
  const remaining = new Headers(headers);
  for (const name of ["content-type", "content-length", "transfer-encoding"]) remaining.delete(name);
  return new Request(path ? new URL(path, url) : url, { headers: remaining, signal });
}

/** False for a URL whose percent-encoding is not valid UTF-8. */
function isReadable(url: string): boolean {
  try {
    decodeURIComponent(new URL(url).pathname);
    return true;
  } catch {
    return false;
  }
}

/** Whether a readable URL is that of a guest's paper as PDF, in whatever case or encoding. */
function isPaperFile(url: string): boolean {
  return /\/paper\/.*\/pdf/i.test(decodeURIComponent(new URL(url).pathname));
}

function withHeaders(response: Response, added: Header[]): Response {
  if (added.length === 0) return response;
  const { body, status, statusText } = response;
  const headers = new Headers(response.headers);
  for (const [name, value] of added) headers.append(name, value);
  return new Response(body, { status, statusText, headers });
}
