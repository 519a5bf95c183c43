import { Hono, type Context } from "hono";
import { bodyLimit } from "hono/body-limit";
import * as z from "zod";
import type { Endpoint } from "#contract/endpoint.ts";
import { endpoints } from "#contract/endpoints.ts";
import { errorsInWireNames, spellingOf } from "#contract/wire.ts";
import type { Answer, Handler, Visitor } from "../call.ts";
import { logCall } from "../change-log/log-call.ts";
import { AppError } from "../errors.ts";
import { handlers } from "../handlers.ts";
import { writesFrom } from "../limits/allowances.ts";
import { securityEvent } from "../security-log.ts";
import type { Services } from "../services.ts";
import { errorReply, failureReply } from "./error-reply.ts";
import { readCall } from "./read-call.ts";
import { allow } from "./allow.ts";
import { readVisitor, type Environment } from "./visitor.ts";

const largestJsonBody = 1024 * 1024;
const largestForm = 16 * 1024 * 1024;

/** The REST API below `/api`, one route for each row of the table of calls. Paths match in any case. */
export function createApi(services: Services) {
  const api = new Hono<Environment>({ getPath: (request) => apiPath(request.url) });
  for (const { row, handler, name } of rows()) {
    const path = `/api/${row.path.toLowerCase().replace("{id}", ":id{[0-9]+}")}`;
    const maxSize = row.bodyKind === "form" ? largestForm : largestJsonBody;
    const limit = bodyLimit({ maxSize, onError: () => refuseSize(row) });
    api.on(row.method, path, limit, async (context) => {
      try {
        const visitor = await readVisitor(context, services);
        allow(row, visitor, services.clock.now());
        if (row.publicWrite) await limitWrites(services, visitor);
        return await answer(context, row, handler, name, visitor, services);
      } catch (error) {
        if (!(error instanceof AppError)) return errorReply(context, error, services);
        const spelling = spellingOf(row.body ?? row.query);
        return failureReply(context, error, error.errors && errorsInWireNames(error.errors, spelling));
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
): Promise<Response> {
  const read = await readCall(row, context.req);
  const form = { call: name, key: context.req.header("idempotency-key")?.slice(0, 200) };
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
  if (seconds === 0) return;
  securityEvent(services, visitor, "limited");
  throw new AppError("too_many", { headers: { "retry-after": String(seconds) } });
}

function refuseSize(row: Endpoint): never {
  throw new AppError("too_large", {
    message: row.bodyKind === "form" ? "The picture is larger than 15 MB" : "The request is larger than 1 MB",
  });
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
