import { Hono } from "hono";
import { type GatewayName, gatewayNames } from "#contract/payment-links.ts";
import { AppError, orNotFound } from "../errors.ts";
import { receiveEvent } from "../payment-links/receive-event.ts";
import { securityEvent } from "../security-log.ts";
import type { Services } from "../services.ts";
import { noteRoute } from "../watch/request-notes.ts";
import { errorReply } from "./error-reply.ts";
import { Lane } from "./lane.ts";
import { limitedBody, publicBody } from "./limited-body.ts";
import type { Environment } from "./visitor.ts";

const longestHeader = 500;

/**
 * Webhooks of payment gateways: `/payment-events/razorpay`. Not calls of the API, because the gateway defines the body
 * and signs its bytes. A reply of 200 confirms the event; after any other reply the gateway sends it again.
 */
export function createGatewayEvents(services: Services) {
  const events = new Hono<Environment>();
  const lane = new Lane(4, 200);
  services.metrics?.watchLanes("events", { events: lane });
  const names = new Map<string, GatewayName>(gatewayNames.map((name) => [name.toLowerCase(), name]));
  events.post("/payment-events/:gateway", async (context) => {
    noteRoute(context.env, "/payment-events/:gateway");
    const { address = "unknown", requestId } = context.env;
    try {
      const name = orNotFound(names.get(context.req.param("gateway")));
      const raw = Buffer.from(await limitedBody(context.req.raw, context.env, publicBody));
      const header = (word: string) => (context.req.header(word) ?? "").slice(0, longestHeader);
      const laneRequest = { ...context.env, signal: context.req.raw.signal };
      const received = await lane.run(laneRequest, () => receiveEvent(services, name, { raw, header }));
      return context.json({ received }, 200, { "cache-control": "no-store" });
    } catch (error) {
      if (error instanceof AppError && error.code === "not_allowed")
        securityEvent(services, { address, requestId }, "not_allowed", { call: "payment event" });
      return errorReply(context, error, services);
    }
  });
  return events;
}
