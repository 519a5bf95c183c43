import { type paperEndpoints, paperMessages } from "#contract/papers.ts";
import { type PaidForIds, paymentMessages } from "#contract/payments.ts";
import type { Handlers } from "../call.ts";
import { signedIn } from "../signed-in.ts";
import { fieldError, notFound, orNotFound } from "../errors.ts";
import { readGuestLink } from "../guest-links/read-guest-link.ts";
import { belongsTo, type PaidFor, paidForOf } from "../paid-for.ts";
import { issuePaper } from "./issue-paper.ts";
import { findPaper, listPapers } from "./papers.queries.ts";
import { presentListed, presentPaper } from "./present-paper.ts";
import { readBuyer, tellBuyer } from "./tell-buyer.ts";

export const paperHandlers: Handlers<typeof paperEndpoints> = {
  async list({ services, query }) {
    return { data: (await listPapers(services.db.executor, namedIn(query))).map(presentListed) };
  },

  async byId({ services, query }) {
    const paper = orNotFound(await findPaper(services.db.executor, query.id), "paper");
    return { data: presentPaper(paper) };
  },

  async ofGuest({ services, query }) {
    const paidFor = await readGuestLink(services, query.key);
    return { data: (await listPapers(services.db.executor, paidFor)).map(presentListed) };
  },

  async byKey({ services, query }) {
    const paidFor = await readGuestLink(services, query.key);
    const paper = await findPaper(services.db.executor, query.id);
    if (!paper || !belongsTo(paper, paidFor)) throw notFound("paper");
    return { data: presentPaper(paper) };
  },

  async buyer({ services, query }) {
    return { data: await readBuyer(services, namedIn(query)) };
  },

  async buyerOfGuest({ services, query }) {
    return { data: await readBuyer(services, await readGuestLink(services, query.key)) };
  },

  async tellBuyer({ services, body, visitor }) {
    return { data: await tellBuyer(services, body, visitor.address), message: paperMessages.buyerTold };
  },

  async create({ services, visitor, body }) {
    return { data: await issuePaper(services, body, signedIn(visitor)), message: paperMessages.issued };
  },
};

function namedIn(query: PaidForIds): PaidFor {
  const paidFor = paidForOf(query);
  if (!paidFor) throw fieldError("bookingId", paymentMessages.whatFor);
  return paidFor;
}
