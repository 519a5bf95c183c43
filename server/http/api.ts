import { Hono, type Context } from "hono";
import * as z from "zod";
import { authEndpoints } from "#contract/auth.ts";
import type { Envelope } from "#contract/core/envelope.ts";
import type { Endpoint } from "#contract/core/endpoint.ts";
import { type FailureCode, methodNotAnswered } from "#contract/core/errors.ts";
import { pageFormHeader } from "#contract/core/page-form.ts";
import { knownFields } from "#contract/core/known-fields.ts";
import { errorsInWireNames, aliasesOf } from "#contract/core/wire.ts";
import type { Visitor } from "../call.ts";
import { logCall } from "../change-log/log-call.ts";
import { AppError } from "../errors.ts";
import { networkOf } from "../limits/network-of.ts";
import { writesFrom } from "../limits/allowances.ts";
import { readFormSign, readNotice } from "../requests/suspicion.ts";
import { type SecurityEvent, securityEvent } from "../security-log.ts";
import type { Services } from "../services.ts";
import { placeOfSearch } from "../visits/place-of-search.ts";
import { noteRoute } from "../watch/request-notes.ts";
import { type ApiTable, type Call, callsOf } from "./calls.ts";
import { errorReply, failureReply } from "./error-reply.ts";
import { Lane } from "./lane.ts";
import { type BodyLimit, fileBody, limitedBody, pictureBody, publicBody, staffBody } from "./limited-body.ts";
import { isForAnybody } from "./page-cache/cacheable-reads.ts";
import { PublicReads } from "./public-reads.ts";
import { readCall } from "./read-call.ts";
import { allow, allowDeleted, withRights } from "./allow.ts";
import { type Bindings, readVisitor, type Environment } from "./visitor.ts";

const refusals: Partial<Record<FailureCode, SecurityEvent>> = {
  not_signed_in: "not_signed_in",
  not_allowed: "not_allowed",
  too_many: "limited",
  invalid: "invalid_input",
  too_large: "too_large",
};

/** The REST API below `/api`, one route for each endpoint of the table. Paths match in any case. */
export function createApi(services: Services, table: ApiTable) {
  const api = new Hono<Environment>({ getPath: (request) => apiPath(request.url) });
  const lanes = {
    reads: new Lane(16, 1000),
    writes: new Lane(8, 1000),
    staff: new Lane(16, 500),
    // More than may wait for a password hash, whose own queue refuses the rest. They never delay a guest's booking.
    signIns: new Lane(32, 1000),
  };
  services.metrics?.watchLanes("api", lanes);
  const publicReads = new PublicReads(services);
  const laneOf = ({ method, path }: Endpoint, { staff }: Visitor) => {
    if (path === authEndpoints.login.path) return lanes.signIns;
    return staff ? lanes.staff : method === "GET" ? lanes.reads : lanes.writes;
  };
  // A router of its own: a second route for each path would lengthen every call's chain of handlers.
  const wrongMethods = new Hono<Environment>({ getPath: (request) => apiPath(request.url) });
  const calls = Map.groupBy(callsOf(table), ({ endpoint }) => routePath(endpoint));
  for (const [path, callsOfPath] of calls) {
    const pattern = `/api/${callsOfPath[0]?.endpoint.path.replace(/\{(id|name)\}/, ":$1")}`;
    for (const call of callsOfPath) {
      const { endpoint, name } = call;
      const reads = isForAnybody(call.kind, endpoint) ? publicReads : undefined;
      const pickKnown = knownFields(endpoint.data);
      api.on(endpoint.method, path, async (context) => {
        noteRoute(context.env, pattern);
        const visitor = withRights(endpoint, await readVisitor(context, services));
        try {
          allow(endpoint, visitor, services.clock.now());
          if (endpoint.publicWrite) await limitWrites(services, visitor);
          const laneRequest = { ...context.env, signal: context.req.raw.signal };
          const answer = async () => {
            const input = await readCall(endpoint, context.req, () =>
              limitedBody(context.req.raw, context.env, bodyOf(endpoint, context.env)),
            );
            allowDeleted(input.query, visitor);
            const work = () => reply(context, services, { ...call, reads, pickKnown }, { visitor, ...input });
            // A call made for a page: the page's request has waited in its lane already.
            return context.env.takeInside ? work() : laneOf(endpoint, visitor).run(laneRequest, work);
          };
          if (endpoint.bodyKind === undefined || !visitor.staff || context.env.takeInside)
            return await answer();
          return await services.largeBodies.run(visitor.staff.username, laneRequest, answer);
        } catch (error) {
          context.env.source?.noteFailure(error);
          if (!(error instanceof AppError)) return errorReply(context, error, services);
          noteRefusal(services, visitor, error, name);
          const aliases = aliasesOf(endpoint.body ?? endpoint.query);
          return failureReply(context, error, error.errors && errorsInWireNames(error.errors, aliases));
        }
      });
    }
    wrongMethods.all(path, (context) => {
      noteRoute(context.env, pattern);
      return failureReply(context, wrongMethod(context.req.method, callsOfPath));
    });
  }
  const unknown = new AppError("not_found", { message: "There is no such call" });
  wrongMethods.notFound((context) => {
    noteRoute(context.env, "/api/*");
    return failureReply(context, unknown);
  });
  api.notFound((context) => wrongMethods.fetch(context.req.raw, context.env));
  api.onError((error, context) => errorReply(context, error, services));
  return api;
}

export type Api = ReturnType<typeof createApi>;

type Input = { visitor: Visitor } & Awaited<ReturnType<typeof readCall>>;

/** A call; `reads` is the cache that answers it when all visitors get the same reply. */
type PreparedCall = Call & {
  reads: PublicReads | undefined;
  /** Removes from the reply's data the fields that its schema does not name. */
  pickKnown: (data: unknown) => unknown;
};

async function reply(context: Context<Environment>, services: Services, call: PreparedCall, input: Input) {
  const { endpoint, handler, name, pickKnown } = call;
  const key = context.req.header("idempotency-key")?.slice(0, 200);
  const pageForm = context.req.header(pageFormHeader);
  const sign = readFormSign(pageForm);
  // No key is in a page itself, which goes to many visitors: only its script makes one.
  const sender = sign ? `${pageForm} ${networkOf(input.visitor.address)}` : undefined;
  const { address } = input.visitor;
  const form = { call: name, key, sender, address, sign, notice: readNotice(pageForm) };
  const work = (inside: Services) => handler({ services: inside, form, ...input });
  const result =
    call.reads && !input.visitor.staff
      ? await call.reads.get(cacheKeyOf(name, input), context.env.moment ?? {}, () => work(services))
      : await logCall(services, { ...call, ...input }, work);
  const status = endpoint.creates ? 201 : 200;
  for (const cookie of result.cookies ?? []) context.header("set-cookie", cookie, { append: true });
  for (const [name, value] of Object.entries(result.headers ?? {})) context.header(name, value);
  const { notes, source, takeInside, isForText } = context.env;
  source?.noteCall(call.kind, input.query);
  const nothing = result.pageInfo?.totalRecords === 0 ? placeOfSearch(input.query) : undefined;
  if (nothing !== undefined) {
    if (source) source.nothing = nothing;
    if (notes && takeInside) notes.nothing = nothing;
  }
  context.header("cache-control", source ? "no-cache" : "no-store");
  const inside = isForText ? (data: unknown) => data : pickKnown;
  const body: Envelope = {
    status,
    message: result.message ?? "OK",
    data: takeInside ? inside(result.data) : z.encode(endpoint.data, result.data),
    ...(result.pageInfo && { pageInfo: result.pageInfo }),
  };
  if (!takeInside) return context.json(body, status);
  takeInside(body);
  return context.body(null, status);
}

/** The cache key of a public call: what its result depends on besides the content. */
function cacheKeyOf(call: string, { id, name, query }: Input): string {
  return JSON.stringify([call, id, name, query]);
}

async function limitWrites(services: Services, visitor: Visitor): Promise<void> {
  if (visitor.staff) return;
  const seconds = await services.limits.take(writesFrom(visitor.address));
  if (seconds > 0) throw new AppError("too_many", { headers: { "retry-after": String(seconds) } });
}

/** The body limit of a call: larger for staff calls, whose sender is checked before the body is read. */
function bodyOf({ bodyKind, access }: Endpoint, { takeInside }: Bindings): BodyLimit {
  if (bodyKind !== undefined) return bodyKind === "form" ? pictureBody : fileBody;
  // The size of a page's form was checked when it was read; the same fields may be longer as JSON.
  return access === "anyone" && !takeInside ? publicBody : staffBody;
}

/** Writes refusals that matter for security to the security log. */
function noteRefusal(services: Services, visitor: Visitor, { code }: AppError, call: string): void {
  const event = refusals[code];
  if (event && call !== "auth.session") securityEvent(services, visitor, event, { call });
}

function wrongMethod(method: string, calls: readonly Call[]): AppError {
  const allowed = [...new Set(calls.map(({ endpoint }) => endpoint.method))].join(", ");
  return new AppError("wrong_method", {
    message: methodNotAnswered(method, allowed),
    headers: { allow: allowed },
  });
}

function routePath({ path }: Endpoint): string {
  return `/api/${path.toLowerCase().replace("{id}", ":id{[0-9]+}").replace("{name}", ":name{[a-z-]+}")}`;
}

function apiPath(url: string): string {
  const path = new URL(url).pathname.toLowerCase().replace(/\/{2,}/g, "/");
  return path.length > 1 ? path.replace(/\/$/, "") : path;
}
