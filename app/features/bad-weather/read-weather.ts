import { fromForm, type Client } from "#contract/client.ts";
import { orErrorPage } from "#app/reply.ts";

/** The stays on the nights in the address, and the earlier actions. */
export async function readWeather(api: Client, address: URLSearchParams) {
  const word = (name: string) => address.get(name) ?? "";
  const filter = { placeId: word("placeId"), from: word("from"), to: word("to") };
  const [places, acts, stays] = await Promise.all([
    api.places.list(),
    api.badWeather.acts(),
    filter.from && filter.to ? api.badWeather.stays({ query: fromForm(filter) }) : null,
  ]);
  const isRefused = stays !== null && !stays.ok && stays.status === 400;
  return {
    asked: filter,
    errors: isRefused ? stays.errors : {},
    stays: stays === null || isRefused ? null : orErrorPage(stays).data,
    places: orErrorPage(places).data.places.map(({ id, name }) => ({ value: id, label: name })),
    acts: orErrorPage(acts).data,
    idempotencyKey: crypto.randomUUID(),
  };
}

export type WeatherPage = Awaited<ReturnType<typeof readWeather>>;
