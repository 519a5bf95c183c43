import type { IncomingMessage } from "node:http";
import { isVisit } from "./is-visit.ts";
import type { VisitCounts } from "./visit-counts.ts";

/** The route patterns of counted pages; other pages are not counted. */
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

/** Counted pages with a search. */
const searches: ReadonlySet<string> = new Set(["/hotels", "/packages"]);

type Sent = {
  request: Pick<IncomingMessage, "method" | "headers">;
  route: string;
  status: number;
  /** The place of a search without results. */
  nothing?: string | undefined;
};

/** Returns a function that counts a page that was sent, if a person opened it. */
export function visitCounter(visits: VisitCounts | undefined): (sent: Sent) => void {
  return ({ request, route, status, nothing }) => {
    if (!visits || (status !== 200 && status !== 304) || !pages.has(route)) return;
    if (!isVisit(request.method, request.headers)) return;
    visits.visit(route);
    if (nothing !== undefined && searches.has(route)) visits.nothing({ page: route, place: nothing });
  };
}
