import type { Booking } from "#contract/bookings.ts";
import type { Client } from "#contract/client.ts";
import { internationalDigits, phoneForms } from "#contract/rules/phone.ts";
import { orErrorPage } from "#app/reply.ts";

const mostShown = 5;

/** The newest other bookings of this guest's phone number: a request may have been sent twice, or the guest be known. */
export async function readOtherStays(api: Client, { id, phoneNo }: Booking): Promise<Booking[]> {
  // Of erased guests no number is left, and they are not one guest.
  if (phoneForms(phoneNo).length === 0) return [];
  const reply = await api.bookings.list({ query: { search: phoneNo, limit: mostShown + 1 } });
  const digits = internationalDigits(phoneNo);
  return orErrorPage(reply)
    .data.filter((other) => other.id !== id && internationalDigits(other.phoneNo) === digits)
    .slice(0, mostShown);
}
