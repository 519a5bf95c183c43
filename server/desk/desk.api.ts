import { type deskOfferEndpoints, mostDeskOffers } from "#contract/desk.ts";
import type { Handlers } from "../call.ts";
import { readDeskOffers } from "./read-desk-offers.ts";

export const deskOfferHandlers: Handlers<typeof deskOfferEndpoints> = {
  async offers({ services, query }) {
    const { checkInDate: arrival, checkOutDate: departure, adults, children, placeId } = query;
    const stay = { arrival, departure, adults, children };
    const { offers, full } = await readDeskOffers(services.db.executor, stay, placeId);
    const told = offers.slice(0, mostDeskOffers);
    return { data: { offers: told, isMore: offers.length > told.length, full } };
  },
};
