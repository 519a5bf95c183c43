import { fromForm, type Client } from "#contract/client.ts";
import { addDays, todayInKashmir } from "#contract/rules/stay.ts";
import { orErrorPage } from "#app/reply.ts";

/** In the address after something was done for the stays of these nights: they are not offered again by themselves. */
export const doneMark = "done";

/** The stays on the nights in the address, by default tonight and tomorrow night, and the earlier actions. */
export async function readWeather(api: Client, address: URLSearchParams) {
  const today = todayInKashmir(new Date());
  const filter = {
    placeId: address.get("placeId") ?? "",
    from: address.get("from") ?? today,
    to: address.get("to") ?? addDays(today, 2),
  };
  const [places, acts, delivery, stays] = await Promise.all([
    api.places.list(),
    api.badWeather.acts(),
    api.outbox.delivery(),
    address.has(doneMark) ? null : api.badWeather.stays({ query: fromForm(filter) }),
  ]);
  const isRefused = stays !== null && !stays.ok && stays.status === 400;
  return {
    asked: filter,
    errors: isRefused ? stays.errors : {},
    stays: stays === null || isRefused ? null : orErrorPage(stays).data,
    places: orErrorPage(places).data.places.map(({ id, name }) => ({ value: id, label: name })),
    acts: orErrorPage(acts).data,
    isMailSetUp: orErrorPage(delivery).data.isSetUp,
    idempotencyKey: crypto.randomUUID(),
  };
}

export type WeatherPage = Awaited<ReturnType<typeof readWeather>>;
