import type { HttpBindings } from "@hono/node-server";
import type { Context } from "hono";
import { getCookie } from "hono/cookie";
import type { Envelope } from "#contract/core/envelope.ts";
import { cookieName } from "../staff/sessions/cookies.ts";
import { purposeCookieName } from "../staff/second-factor/purpose-cookies.ts";
import { findSession } from "../staff/sessions/sessions.ts";
import type { Visitor } from "../call.ts";
import type { Services } from "../services.ts";
import type { RequestNotes } from "../watch/request-notes.ts";
import type { Audience } from "./audience.ts";
import type { Source } from "./page-cache/source.ts";

/** Shared by the calls of one page until it writes something: the content's version, and the session. */
export type PageMoment = {
  version?: number | Promise<number>;
  session?: { token: string; staff: ReturnType<typeof findSession> };
};

/** Hono's bindings; `address` is the visitor's network address, read once for each request. */
export type Bindings = Partial<HttpBindings> & {
  address?: string;
  requestId?: string;
  /** Notes for the request's line in the log and for the metrics. */
  notes?: RequestNotes;
  /** True for a pipelined request: the client did not wait for the reply before this one. */
  isPipelined?: boolean;
  /** Set for calls by a page rendered in this process: takes the reply's body, which is then not written as JSON. */
  takeInside?: (body: Envelope) => void;
  /** True where only the page's HTML is sent, none of its data: fields unknown to the contract are left in. */
  isForText?: boolean;
  /** Shared by the calls that one page makes between two writes. */
  moment?: PageMoment;
  /** Set for a reply that everybody may get: there is no visitor, and it records what the reply is made from. */
  source?: Source;
  /** True for a page that is made once for everybody, and of which there are few. */
  isLasting?: boolean;
  /** Set for a reply that several visitors may be waiting for. */
  audience?: Audience;
};

/** What handlers of this server find in Hono's context. */
export type Environment = { Bindings: Bindings };

/** Who is calling, by cookie and network address. */
export async function readVisitor(context: Context<Environment>, services: Services): Promise<Visitor> {
  const address = context.env.address ?? "unknown";
  const sessionToken = getCookie(context, cookieName("session", services.publicUrl));
  const staff = sessionToken
    ? await findSessionOnce(context.env.moment, services, sessionToken, address)
    : null;
  if (staff && context.env.notes) context.env.notes.staffId = staff.id;
  return {
    staff,
    address,
    requestId: context.env.requestId,
    userAgent: context.req.header("user-agent")?.slice(0, 300) ?? "",
    sessionToken,
    deviceToken: getCookie(context, cookieName("device", services.publicUrl)),
    secondStepToken: getCookie(context, purposeCookieName("second-step", services.publicUrl)),
    passkeyToken: getCookie(context, purposeCookieName("passkey", services.publicUrl)),
    origin: new URL(context.req.url).origin,
  };
}

/** Looks the session up once for all calls of a page, until the page writes something. */
function findSessionOnce(moment: PageMoment | undefined, services: Services, token: string, address: string) {
  if (!moment) return findSession(services, token, address);
  if (moment.session?.token !== token)
    moment.session = { token, staff: findSession(services, token, address) };
  return moment.session.staff;
}
