import { type endingEndpoints, endingMessages } from "#contract/endings.ts";
import { presentBooking } from "../bookings/present-booking.ts";
import type { Handlers } from "../call.ts";
import { signedIn } from "../signed-in.ts";
import { endStay } from "./end-stay.ts";
import { quoteEnding } from "./quote-ending.ts";
import { takeBackEnd } from "./take-back-end.ts";

export const endingHandlers: Handlers<typeof endingEndpoints> = {
  async quote({ services, query }) {
    return { data: await quoteEnding(services, query) };
  },

  async end({ services, visitor, body }) {
    const ended = await endStay(services, signedIn(visitor), body);
    return { data: presentBooking(ended), message: endingMessages[body.ending] };
  },

  async takeBack({ services, visitor, query }) {
    await takeBackEnd(services, signedIn(visitor), query.id);
    return { data: { id: query.id }, message: endingMessages.takenBack };
  },
};
