import { dateRange } from "#contract/rules/dates.ts";
import { todayInKashmir } from "#contract/rules/stay.ts";
import { countOf, joinWords } from "#contract/rules/text.ts";
import type { Transaction } from "../db/open.ts";
import { AppError } from "../errors.ts";
import type { Services } from "../services.ts";
import { upcomingStays } from "./room-nights.queries.ts";

const mostNamed = 3;

/**
 * Throws `conflict` when a hotel or room type to be deleted has accepted stays of today or later; the message says how
 * many, the next one, and what would happen to them. The caller holds an exclusive lock on its row.
 */
export async function refuseStandingStays(
  services: Services,
  transaction: Transaction,
  place: { column: "hotel_id" | "room_id"; id: number; name: string },
): Promise<void> {
  const stays = await upcomingStays(transaction, place, todayInKashmir(services.clock.now()));
  if (stays.length === 0) return;
  const named = stays.slice(0, mostNamed).map(({ arrival, departure }) => dateRange(arrival, departure));
  const more = stays.length - named.length;
  const dates = joinWords(more > 0 ? [...named, `${more} more`] : named);
  const [stand, consequence] =
    stays.length === 1 ? ["stands", "the stay keeps its room"] : ["stand", "the stays keep their rooms"];
  throw new AppError("conflict", {
    message: `${countOf(stays.length, "accepted stay")} ${stand} in ${place.name} from today on: ${dates}. If you delete it, it is no longer sold; ${consequence} and can still be read and changed.`,
    errors: { stays: "To delete it and keep the stays, send stays=keep" },
  });
}
