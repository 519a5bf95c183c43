import type { Hotel } from "#contract/hotels.ts";
import { withPinCode } from "#contract/rules/with-pin-code.ts";

/** `14 Two Chinars Lane, Srinagar - 190008`; the line may break before the city, but not at the dash. */
export function HotelAddress({ hotel: { address, pinCode } }: { hotel: Pick<Hotel, "address" | "pinCode"> }) {
  const place = address.lastIndexOf(" ") + 1;
  const whole = withPinCode(address, pinCode, " - ");
  return (
    <span>
      {whole.slice(0, place)}
      <span className="whitespace-nowrap">{whole.slice(place)}</span>
    </span>
  );
}
