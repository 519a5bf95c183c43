import type { Client } from "#contract/client.ts";
import { linesInWords } from "#contract/rules/sum-of-stay.ts";
import { dataOrNull } from "#app/reply.ts";
import type { StayOffer } from "./stay-offer.ts";

type Dates = { checkInDate?: string; checkOutDate?: string };

/** The price lines of an offer (one adult per room, without tax) if it includes more than the nights; else empty. */
export async function readOfferLines(
  api: Client,
  { room, rooms }: StayOffer,
  { checkInDate = "", checkOutDate = "" }: Dates,
): Promise<string> {
  if (room?.least === undefined) return "";
  const query = { roomId: room.roomId, checkInDate, checkOutDate, rooms, adults: rooms };
  const price = dataOrNull(await api.prices.read({ query }));
  return price ? linesInWords(price.lines.filter(({ kind }) => kind !== "tax")) : "";
}
