import type { deskOfferEndpoints } from "#contract/desk.ts";
import type { Handlers } from "../call.ts";
import { readAddedTax } from "../tariffs/read-added-tax.ts";
import { readDeskOffers } from "./read-desk-offers.ts";

export const deskOfferHandlers: Handlers<typeof deskOfferEndpoints> = {
  async offers({ services, query }) {
    const { checkInDate: arrival, checkOutDate: departure, adults, children, ...part } = query;
    const stay = { arrival, departure, adults, children };
    const tax = await readAddedTax(services);
    return { data: await readDeskOffers(services.db.executor, stay, { ...part, tax }) };
  },
};
