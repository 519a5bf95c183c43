import type { Hotel } from "#contract/hotels.ts";

/** `14 Two Chinars Lane, Srinagar - 190008`; the line may break before the city, but not at the dash. */
export function HotelAddress({ hotel: { address, pinCode } }: { hotel: Pick<Hotel, "address" | "pinCode"> }) {
  const place = address.lastIndexOf(" ") + 1;
  return (
    <span>
      {address.slice(0, place)}
      <span className="whitespace-nowrap">
        {address.slice(place)} - {pinCode}
      </span>
    </span>
  );
}
