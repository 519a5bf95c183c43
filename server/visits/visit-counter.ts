import type { IncomingMessage } from "node:http";
import { isVisit } from "./is-visit.ts";
import type { VisitCounts } from "./visit-counts.ts";

/** The pages that are counted, by the patterns of their addresses; whatever else is asked for is not. */
const pages: ReadonlySet<string> = new Set([
  "/",
  "/about",
  "/services",
  "/hotels",
  "/hotel/:id",
  "/booking",
  "/booking/:id",
  "/cab-services",
  "/cab-services/book",
  "/packages",
  "/package/:id",
  "/contact",
  "/our-team",
  "/events",
  "/gallery",
  "/payment-methods",
  "/query",
  "/review",
  "/film",
  "/privacy",
]);

/** Those on which one searches. */
const searches: ReadonlySet<string> = new Set(["/hotels", "/packages"]);

type Sent = {
  request: Pick<IncomingMessage, "method" | "headers">;
  route: string;
  status: number;
  /** The place of a search on the page that found nothing. */
  nothing?: string | undefined;
};

/** Returns a function that counts a page that was sent, if somebody opened it. */
export function visitCounter(visits: VisitCounts | undefined): (sent: Sent) => void {
  return ({ request, route, status, nothing }) => {
    if (!visits || (status !== 200 && status !== 304) || !pages.has(route)) return;
    if (!isVisit(request.method, request.headers)) return;
    visits.visit(route);
    if (nothing !== undefined && searches.has(route)) visits.nothing({ page: route, place: nothing });
  };
}
