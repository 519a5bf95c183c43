import type { GuestBooking } from "#contract/bookings.ts";
import type { GuestClaim } from "#contract/payment-claims.ts";
import { longDate } from "#contract/rules/dates.ts";
import type { CalendarDate } from "#contract/rules/stay.ts";
import { useAnswerTime } from "#app/features/content/use-answer-time.ts";
import { ReviewLink } from "#app/features/reviews/review-link.tsx";
import { QuestionsTo } from "#app/features/company/questions-to.tsx";
import { asOf, stayWords } from "./status-words.ts";

type BookingNextProps = {
  booking: GuestBooking;
  path: string;
  guestKey: string;
  today: CalendarDate;
  claims: readonly GuestClaim[];
};

/** What the status means, and what happens next. */
export function BookingNext({ booking: stored, path, guestKey, today, claims }: BookingNextProps) {
  const answer = useAnswerTime();
  const booking = asOf(today, stored);
  const isPaymentTold = claims.some(({ state }) => state === "Said");
  const { means, next } = stayWords(booking, today, isPaymentTold);
  const awaitsAnswer = booking.status === "" && booking.cancelAskedAt === null;
  const freeMoveUntil = booking.status === "Accepted" ? booking.policy?.freeMoveUntil : null;
  return (
    <div className="grid gap-1.5">
      <p className="text-lg">{means}</p>
      <p className="text-ink2">{awaitsAnswer ? `${answer} ${next}` : next}</p>
      {booking.status === "Completed" ? <ReviewLink from={path} stay={guestKey} /> : null}
      {freeMoveUntil ? (
        <p className="rounded-control bg-raised p-4">
          Because of the weather you may move this stay free of charge, to an arrival until{" "}
          {longDate(freeMoveUntil)}. Call or write to us with your new dates.
        </p>
      ) : null}
      <QuestionsTo reference={booking.reference} />
    </div>
  );
}
