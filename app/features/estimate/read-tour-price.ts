import { type Client, fromForm } from "#contract/client.ts";

/** The price of the journey; empty without a party; the errors when a field is invalid. */
export async function readTourPrice(api: Client, journey: Record<string, string>) {
  const { packageId, startDate, adults, children, childAges, hotelClass, singleRooms } = journey;
  if (!adults) return {};
  const wish = { packageId, startDate, adults, children, childAges, hotelClass, singleRooms };
  const reply = await api.packages.price({ query: fromForm(wish) });
  return reply.ok ? { price: reply.data } : { errors: reply.errors, message: reply.message };
}
