import type { GuestBooking } from "#contract/bookings.ts";
import { formatRupees } from "#contract/rules/money.ts";
import { Badge, type BadgeTone } from "#app/ui/badge.tsx";
import { Icon } from "#app/ui/icon.tsx";

const words: Record<GuestBooking["status"], { text: string; tone: BadgeTone }> = {
  "": { text: "Waiting for our answer", tone: "awaiting" },
  Pending: { text: "We are asking the house", tone: "active" },
  Accepted: { text: "Confirmed", tone: "confirmed" },
  Completed: { text: "Stayed", tone: "done" },
  Rejected: { text: "Not possible", tone: "cancelled" },
};

const endedWords = { Cancelled: "Cancelled", "No show": "Not arrived" };

type Ended = Pick<GuestBooking, "status" | "ending" | "cancelAskedAt">;

/** How a stay ended for its guest: one that was rejected after the guest's own wish to cancel is cancelled. */
export function endingForGuest({ status, ending, cancelAskedAt }: Ended): GuestBooking["ending"] {
  return status === "Rejected" && cancelAskedAt !== null ? (ending ?? "Cancelled") : ending;
}

/** The status of a booking, as worded for guests. */
export function GuestStatus({ status, ending }: Pick<GuestBooking, "status" | "ending">) {
  const { text, tone } = ending ? { text: endedWords[ending], tone: "cancelled" as const } : words[status];
  return <Badge tone={tone}>{text}</Badge>;
}

type Progress = Pick<GuestBooking, "status" | "total" | "paid" | "due"> &
  Partial<Pick<GuestBooking, "packageReference">>;

/** The progress of a booking in three steps, without the payment in a package's price; nothing for a rejected one. */
export function GuestProgress({ booking }: { booking: Progress }) {
  const { status, total, paid, due } = booking;
  if (status === "Rejected") return null;
  const isConfirmed = status === "Accepted" || status === "Completed";
  const isPaid = total !== null && due === 0;
  const paidWords = paid > 0 && !isPaid ? `${formatRupees(paid)} so far` : "";
  const steps = [
    { name: "Asked", isDone: true, note: "" },
    { name: "Confirmed", isDone: isConfirmed, note: "" },
    ...(booking.packageReference ? [] : [{ name: "Paid", isDone: isPaid, note: paidWords }]),
  ];
  const next = steps.findIndex(({ isDone }) => !isDone);
  return (
    <ol aria-label="How far your booking is" className="progress-steps">
      {steps.map(({ name, isDone, note }, index) => (
        <li key={name} data-done={isDone || undefined} aria-current={index === next ? "step" : undefined}>
          <span aria-hidden="true" className="progress-dot">
            {isDone ? <Icon of="check" className="size-4" /> : index + 1}
          </span>
          <span>
            {name}
            <span className="sr-only">{isDone ? ": done" : ": to come"}</span>
            {note ? <span className="block text-xs font-normal text-ink2">{note}</span> : null}
          </span>
        </li>
      ))}
    </ol>
  );
}
