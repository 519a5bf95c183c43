import { claimMessages, type paymentClaimEndpoints } from "#contract/payment-claims.ts";
import type { Handlers } from "../call.ts";
import { readGuestLink } from "../guest-links/read-guest-link.ts";
import { paidForOf } from "../paid-for.ts";
import { signedIn } from "../signed-in.ts";
import { answerClaim } from "./answer-claim.ts";
import { claimPayment } from "./claim-payment.ts";
import { listClaims } from "./claims.queries.ts";
import { presentClaim, presentToGuest } from "./present-claim.ts";

export const paymentClaimHandlers: Handlers<typeof paymentClaimEndpoints> = {
  async list({ services, query }) {
    return { data: (await listClaims(services.db.executor, paidForOf(query))).map(presentClaim) };
  },

  async ofGuest({ services, query }) {
    const claims = await listClaims(services.db.executor, await readGuestLink(services, query.key));
    return { data: claims.map(presentToGuest) };
  },

  async create({ services, body }) {
    return { data: await claimPayment(services, body), message: claimMessages.said };
  },

  async answer({ services, visitor, id, body }) {
    const claim = await answerClaim(services, signedIn(visitor), id, body.found);
    return { data: presentClaim(claim), message: body.found ? claimMessages.found : claimMessages.notFound };
  },
};
