import type { Hotel } from "#contract/hotels.ts";

/** `14 Two Chinars Lane, Srinagar - 190008`; a line never ends or begins at the dash. */
export function hotelAddress({ address, pinCode }: Pick<Hotel, "address" | "pinCode">): string {
  return `${address}\u00a0-\u00a0${pinCode}`;
}
