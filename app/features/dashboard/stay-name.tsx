import type { ReactNode } from "react";
import type { Booking } from "#contract/bookings.ts";
import { requestHref } from "#app/features/navigation/request-pages.ts";
import { Link } from "#app/ui/link.tsx";

/** A stay by its guest's name, which leads to its details, and a line about it. */
export function StayName({ stay, children }: { stay: Booking; children: ReactNode }) {
  return (
    <span className="min-w-40 flex-1">
      <Link
        href={requestHref({ kind: "bookings", id: stay.id })}
        className="block min-h-6 font-semibold hover:underline"
      >
        {stay.customerName}
      </Link>
      <span className="block text-xs text-ink3">{children}</span>
    </span>
  );
}
