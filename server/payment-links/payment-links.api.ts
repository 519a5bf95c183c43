import { linkMessages, type paymentLinkEndpoints } from "#contract/payment-links.ts";
import type { Handlers } from "../call.ts";
import { securityEvent } from "../security-log.ts";
import { signedIn } from "../signed-in.ts";
import { accountInUse, savedVersion } from "./accounts.queries.ts";
import { createLink, linksToPay, readByKey } from "./create-link.ts";
import { presentGateway } from "./present-gateway.ts";
import { presentLink } from "./present-link.ts";
import { saveGateway } from "./save-gateway.ts";

export const paymentLinkHandlers: Handlers<typeof paymentLinkEndpoints> = {
  async ofGuest({ services, query }) {
    const toPay = await readByKey(services, query.key);
    const account = await accountInUse(services.db.executor);
    if (!account) return { data: { gateway: "", links: [] } };
    const links = await linksToPay(services, toPay, account);
    return { data: { gateway: account.name, links: links.map(presentLink) } };
  },

  async create({ services, body }) {
    return { data: await createLink(services, body), message: linkMessages.opened };
  },

  async gateway({ services }) {
    const { executor } = services.db;
    return { data: presentGateway(services, await accountInUse(executor), await savedVersion(executor)) };
  },

  async saveGateway({ services, visitor, body }) {
    await saveGateway(services, signedIn(visitor), body);
    securityEvent(services, visitor, "payment_details_changed");
    const { executor } = services.db;
    const data = presentGateway(services, await accountInUse(executor), await savedVersion(executor));
    return { data, message: linkMessages.saved };
  },
};
