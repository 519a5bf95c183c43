import { fromForm, type Client } from "#contract/client.ts";
import { cutAt } from "#contract/rules/text.ts";
import { orErrorPage, orMissingPage } from "#app/reply.ts";

const mostOthers = 3;

/** Reads a tour and other tours to suggest, those to its first place first. */
export async function readPackagePage(api: Client, id: string) {
  const tour = orMissingPage(await api.packages.byId({ query: fromForm({ id }) }), "package").data;
  const [firstPlace = ""] = tour.location.split(",");
  const near = await api.packages.list({ query: { place: cutAt(firstPlace, 100), limit: mostOthers + 1 } });
  const newest = await api.packages.list({ query: { limit: mostOthers + 1 } });
  const all = [near, newest].flatMap((reply) => orErrorPage(reply).data);
  const others = new Map(all.filter((other) => other.id !== tour.id).map((other) => [other.id, other]));
  return { tour, others: [...others.values()].slice(0, mostOthers) };
}
