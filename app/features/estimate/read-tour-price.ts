import { type Client, fromForm } from "#contract/client.ts";

/** What the journey costs; without a party there is no price, of a wrong wish its faults. */
export async function readTourPrice(api: Client, journey: Record<string, string>) {
  const { packageId, startDate, adults, children, childAges, hotelClass, singleRooms } = journey;
  if (!adults) return {};
  const wish = { packageId, startDate, adults, children, childAges, hotelClass, singleRooms };
  const reply = await api.packages.price({ query: fromForm(wish) });
  return reply.ok ? { price: reply.data } : { errors: reply.errors, message: reply.message };
}
