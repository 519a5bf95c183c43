import { Hono, type Context } from "hono";
import * as z from "zod";
import { authEndpoints } from "#contract/auth.ts";
import type { Endpoint } from "#contract/core/endpoint.ts";
import type { FailureCode } from "#contract/core/errors.ts";
import { endpoints } from "#contract/endpoints.ts";
import { pageFormHeader } from "#contract/core/page-form.ts";
import { errorsInWireNames, aliasesOf } from "#contract/core/wire.ts";
import type { Answer, Handler, Visitor } from "../call.ts";
import { logCall } from "../change-log/log-call.ts";
import { AppError } from "../errors.ts";
import { handlers } from "../handlers.ts";
import { writesFrom } from "../limits/allowances.ts";
import { readFormSign } from "../requests/suspicion.ts";
import { type SecurityEvent, securityEvent } from "../security-log.ts";
import type { Services } from "../services.ts";
import { errorReply, failureReply } from "./error-reply.ts";
import { Lane } from "./lane.ts";
import { type BodyLimit, limitedBody, pictureBody, publicBody, staffBody } from "./limited-body.ts";
import { readCall } from "./read-call.ts";
import { allow } from "./allow.ts";
import { type Bindings, readVisitor, type Environment } from "./visitor.ts";

const refusals: Partial<Record<FailureCode, SecurityEvent>> = {
  not_signed_in: "not_signed_in",
  not_allowed: "not_allowed",
  too_many: "limited",
  invalid: "invalid_input",
  too_large: "too_large",
};

/** The REST API below `/api`, one route for each row of the table of calls. Paths match in any case. */
export function createApi(services: Services) {
  const api = new Hono<Environment>({ getPath: (request) => apiPath(request.url) });
  const lanes = {
    reads: new Lane(16, 1000),
    writes: new Lane(8, 1000),
    staff: new Lane(16, 500),
    // More than wait for a hash: who finds no place there is told so at once, and holds up no guest's booking.
    signIns: new Lane(32, 1000),
  };
  const laneOf = ({ method, path }: Endpoint, { staff }: Visitor) => {
    if (path === authEndpoints.login.path) return lanes.signIns;
    return staff ? lanes.staff : method === "GET" ? lanes.reads : lanes.writes;
  };
  for (const { row, handler, name } of rows()) {
    const path = `/api/${row.path.toLowerCase().replace("{id}", ":id{[0-9]+}")}`;
    api.on(row.method, path, async (context) => {
      const visitor = await readVisitor(context, services);
      try {
        allow(row, visitor, services.clock.now());
        if (row.publicWrite) await limitWrites(services, visitor);
        const read = await readCall(row, context.req, () =>
          limitedBody(context.req.raw, context.env, bodyOf(row, context.env)),
        );
        const work = () => answer(context, row, handler, name, visitor, services, read);
        // A page that is being made has had its turn.
        if (context.env.isInside) return await work();
        return await laneOf(row, visitor).run({ ...context.env, signal: context.req.raw.signal }, work);
      } catch (error) {
        if (!(error instanceof AppError)) return errorReply(context, error, services);
        noteRefusal(services, visitor, error, name);
        const aliases = aliasesOf(row.body ?? row.query);
        return failureReply(context, error, error.errors && errorsInWireNames(error.errors, aliases));
      }
    });
  }
  api.notFound((context) => failureReply(context, unknownPath(context.req.method, apiPath(context.req.url))));
  api.onError((error, context) => errorReply(context, error, services));
  return api;
}

export type Api = ReturnType<typeof createApi>;

async function answer(
  context: Context<Environment>,
  row: Endpoint,
  handler: Handler<Endpoint>,
  name: string,
  visitor: Visitor,
  services: Services,
  read: Awaited<ReturnType<typeof readCall>>,
): Promise<Response> {
  const key = context.req.header("idempotency-key")?.slice(0, 200);
  const form = { call: name, key, sign: readFormSign(context.req.header(pageFormHeader)) };
  const reply: Answer<Endpoint> = await logCall(services, { name, visitor, ...read }, (inside) =>
    handler({ services: inside, visitor, form, ...read }),
  );
  const status = row.creates ? 201 : 200;
  for (const cookie of reply.cookies ?? []) context.header("set-cookie", cookie, { append: true });
  for (const [name, value] of Object.entries(reply.headers ?? {})) context.header(name, value);
  context.header("cache-control", "no-store");
  return context.json(
    {
      status,
      message: reply.message ?? "OK",
      data: z.encode(row.data, reply.data),
      ...(reply.pageInfo && { pageInfo: reply.pageInfo }),
    },
    status,
  );
}

function* rows(): Generator<{ row: Endpoint; handler: Handler<Endpoint>; name: string }> {
  for (const [feature, calls] of Object.entries(endpoints)) {
    for (const [name, row] of Object.entries(calls)) {
      const handler = (handlers as unknown as Record<string, Record<string, Handler<Endpoint>>>)[feature]?.[
        name
      ];
      if (!handler) throw new Error(`The call ${feature}.${name} has no handler`);
      yield { row, handler, name: `${feature}.${name}` };
    }
  }
}

async function limitWrites(services: Services, visitor: Visitor): Promise<void> {
  if (visitor.staff) return;
  const seconds = await services.limits.take(writesFrom(visitor.address));
  if (seconds > 0) throw new AppError("too_many", { headers: { "retry-after": String(seconds) } });
}

/** Staff may send more than visitors; who they are is known before any of it is read. */
function bodyOf(row: Endpoint, { isInside }: Bindings): BodyLimit {
  if (row.bodyKind === "form") return pictureBody;
  // A page's form has been measured; as JSON the same words may be longer.
  return row.who === "anyone" && !isInside ? publicBody : staffBody;
}

/** Refusals that somebody who watches over the server wants to know of. */
function noteRefusal(services: Services, visitor: Visitor, { code }: AppError, call: string): void {
  const event = refusals[code];
  if (event && call !== "auth.session") securityEvent(services, visitor, event, { call });
}

function unknownPath(method: string, path: string): AppError {
  const known = [...rows()].filter(({ row }) =>
    new RegExp(`^/api/${row.path.toLowerCase().replace("{id}", "[0-9]+")}$`).test(path),
  );
  if (known.length === 0) return new AppError("not_found", { message: "There is no such call" });
  const allowed = [...new Set(known.map(({ row }) => row.method))].join(", ");
  return new AppError("wrong_method", {
    message: `${method} is not answered here; use ${allowed}`,
    headers: { allow: allowed },
  });
}

function apiPath(url: string): string {
  const path = new URL(url).pathname.toLowerCase().replace(/\/{2,}/g, "/");
  return path.length > 1 ? path.replace(/\/$/, "") : path;
}
