import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import type { Client } from "#contract/client.ts";
import type { PaidForIds } from "#contract/payments.ts";
import { todayInKashmir } from "#contract/rules/stay.ts";
import { apiContext } from "#app/context.ts";
import { latestFirst, paymentEvent, readTimeline } from "../answers/read-timeline.ts";
import { answerGuestLink, isGuestLink } from "../guest-link/answer-guest-link.ts";
import { answerClaim, isClaimAnswer } from "../payment-claims/answer-claim.ts";
import { answerPaper, isPaper } from "../papers/answer-paper.ts";
import { answerPayment, isPayment } from "../payments/answer-payment.ts";
import { orErrorPage } from "#app/reply.ts";
import { readTable } from "../lists/read-list.ts";
import { answerRequest } from "./answer-request.ts";
import type { RequestList, RequestRecord } from "./request-list.ts";

/** The loader of a request's page. */
export function requestLoader<Row extends RequestRecord, Shown>(list: RequestList<Row, Shown>) {
  return async ({ context, request }: LoaderFunctionArgs) => {
    const api = context.get(apiContext);
    const page = await readTable(api, list, request);
    const { viewed } = page;
    const [events, paid, rates, stays] = await Promise.all([
      viewed ? readTimeline(api, list.kind, viewed) : [],
      viewed && list.paidAs ? readPaid(api, { [list.paidAs]: viewed.id }) : nothingPaid,
      viewed && list.readRates ? list.readRates(api) : [],
      viewed && list.readStays ? list.readStays(api, viewed.id) : [],
    ]);
    const money = { ...paid, today: todayInKashmir(new Date()), idempotencyKey: crypto.randomUUID() };
    return {
      ...page,
      timeline: latestFirst([...events, ...paid.payments.map(paymentEvent)]),
      money,
      rates,
      stays,
      was: new URL(request.url).searchParams.get("was"),
    };
  };
}

const nothingPaid = { payments: [], papers: [], buyer: null, claims: [] };

/** What was paid for a request, what was issued for it, and what its guest says was paid. */
async function readPaid(api: Client, of: PaidForIds) {
  const [payments, papers, buyer, claims] = await Promise.all([
    api.payments.list({ query: { ...of, limit: 100 } }),
    api.papers.list({ query: of }),
    api.papers.buyer({ query: of }),
    api.paymentClaims.list({ query: of }),
  ]);
  return {
    payments: orErrorPage(payments).data,
    papers: orErrorPage(papers).data,
    buyer: orErrorPage(buyer).data,
    claims: orErrorPage(claims).data,
  };
}

/** The action of a request's page. */
export function requestAction<Row extends RequestRecord, Shown>(list: RequestList<Row, Shown>) {
  return async ({ context, request }: ActionFunctionArgs) => {
    const api = context.get(apiContext);
    const form = await request.formData();
    if (list.paidAs && isPayment(form)) return answerPayment(api, request, form);
    if (list.paidAs && isPaper(form)) return answerPaper(api, request, form);
    if (list.paidAs && isClaimAnswer(form)) return answerClaim(api, request, form);
    if (list.renewLink && isGuestLink(form)) return answerGuestLink(list.renewLink(api), request, form);
    return answerRequest(api, list, request, form);
  };
}
