import { type weatherEndpoints, weatherMessages } from "#contract/bad-weather.ts";
import { todayInKashmir } from "#contract/rules/stay.ts";
import type { Handlers } from "../call.ts";
import { signedIn } from "../signed-in.ts";
import { actForWeather } from "./act-for-weather.ts";
import { undoWeather } from "./undo-weather.ts";
import { listActs, staysOn, untoldGuests } from "./weather.queries.ts";

export const weatherHandlers: Handlers<typeof weatherEndpoints> = {
  async stays({ services, query }) {
    const today = todayInKashmir(services.clock.now());
    const stays = await staysOn(services.db.executor, query, today);
    const data = stays.map(
      ({ id, reference, customer_name, phone, email, hotel_name, arrival, departure }) => ({
        id,
        reference,
        customerName: customer_name,
        phoneNo: phone,
        hotel: hotel_name,
        checkInDate: arrival,
        checkOutDate: departure,
        hasEmail: email !== "",
      }),
    );
    return { data };
  },

  async acts({ services }) {
    const acts = await listActs(services.db.executor);
    const untold = await untoldGuests(services.db.executor, todayInKashmir(services.clock.now()));
    const data = acts.map((act) => ({
      id: act.id,
      at: act.at,
      what: act.what,
      place: act.place,
      from: act.first_night,
      to: act.free_from,
      reason: act.reason,
      moveUntil: act.move_until,
      stays: act.stays ?? 0,
      isUndone: act.undone_at !== null,
      untold: untold
        .filter(({ act_id }) => act_id === act.id)
        .map(({ id, reference, customer_name, phone, hotel }) => ({
          id,
          reference,
          customerName: customer_name,
          phoneNo: phone,
          hotel,
        })),
    }));
    return { data };
  },

  async act({ services, visitor, body, form }) {
    const data = await actForWeather(services, signedIn(visitor), body, form);
    const { untold = 0 } = data;
    if (!services.mailer) return { data, message: weatherMessages.withoutMail(body.what) };
    const message = weatherMessages[body.what];
    return { data, message: untold > 0 ? `${message}. ${weatherMessages.untold(untold)}` : message };
  },

  async undo({ services, visitor, query }) {
    const data = await undoWeather(services, signedIn(visitor), query.id);
    const { stays, refused } = data;
    const text = `${stays} ${stays === 1 ? "stay is" : "stays are"} as before`;
    return { data, message: refused.length > 0 ? `${text}. ${refused.join(". ")}` : text };
  },
};
