import type { Booking } from "#contract/bookings.ts";
import { isAgreed } from "#contract/rules/adjustment.ts";
import { formatRupees } from "#contract/rules/money.ts";

/** Beside what changes a stay: that a price agreed on ends with the change. */
export function AgreedPriceNote({ stay }: { stay: Pick<Booking, "total" | "priceLines"> }) {
  const { total, priceLines } = stay;
  if (total === null || !isAgreed(priceLines)) return null;
  return (
    <p className="text-sm">
      {formatRupees(total)} was agreed on for the stay as it is. Changed, it costs what the tariff says, until
      another price is agreed on in its sheet.
    </p>
  );
}
