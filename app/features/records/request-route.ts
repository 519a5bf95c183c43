import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import { todayInKashmir } from "#contract/rules/stay.ts";
import { apiContext } from "#app/context.ts";
import { readTimeline } from "../answers/read-timeline.ts";
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
    const timeline = page.viewed ? await readTimeline(api, list.kind, page.viewed) : [];
    const { viewed } = page;
    const of = viewed && list.paidAs ? { [list.paidAs]: viewed.id } : undefined;
    const payments = of ? orErrorPage(await api.payments.list({ query: { ...of, limit: 100 } })).data : [];
    const papers = of ? orErrorPage(await api.papers.list({ query: of })).data : [];
    const claims = of ? orErrorPage(await api.paymentClaims.list({ query: of })).data : [];
    const rates = viewed ? await list.readRates?.(api) : [];
    const money = {
      payments,
      papers,
      claims,
      today: todayInKashmir(new Date()),
      idempotencyKey: crypto.randomUUID(),
    };
    return {
      ...page,
      timeline,
      money,
      rates: rates ?? [],
      was: new URL(request.url).searchParams.get("was"),
    };
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
