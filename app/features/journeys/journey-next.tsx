import { formatRupees } from "#contract/rules/money.ts";
import { ReviewLink } from "#app/features/reviews/review-link.tsx";
import { QuestionsTo } from "#app/features/company/questions-to.tsx";
import { useAnswerTime } from "#app/features/content/use-answer-time.ts";
import type { GuestJourney } from "./read-journey.ts";

type JourneyNextProps = { booking: GuestJourney["booking"]; path: string; isOver: boolean };

/** What the status of a package or a cab means, and what happens next. */
export function JourneyNext({ booking, path, isOver }: JourneyNextProps) {
  const { means, next } = journeyWords(booking, useAnswerTime(), isOver);
  return (
    <div className="grid gap-1.5">
      <p className="text-lg">{means}</p>
      <p className="text-ink2">{next}</p>
      {isOver && booking.status === "Accepted" ? <ReviewLink from={path} /> : null}
      <QuestionsTo reference={booking.reference} />
    </div>
  );
}

/** What its guest is told of a package or a cab; `answer` says when staff answer. */
export function journeyWords(
  { status, total, paid, due, over }: GuestJourney["booking"],
  answer: string,
  isOver: boolean,
) {
  const back = `We give ${formatRupees(over)} back the way it came and tell you when it is on its way.`;
  if (status === "Pending")
    return {
      means: "Thank you: we have your request and look into it.",
      next: `${answer} Nothing to pay until then.`,
    };
  if (status === "Rejected")
    return {
      means: "We could not arrange this for you. Nothing is owed.",
      next: over > 0 ? back : "Ask us for another day or another way: we know what is possible.",
    };
  const means = isOver
    ? "This journey is over. Thank you for travelling with us."
    : "Confirmed: we expect you.";
  if (total === null) return { means, next: "We tell you what it comes to before anything is to be paid." };
  if (over > 0) return { means, next: back };
  const ready = isOver ? "" : " Have your reference ready when we meet.";
  if (due === 0) return { means, next: `Everything is paid.${ready}` };
  const thanks = paid > 0 ? `Thank you for ${formatRupees(paid)}. ` : "";
  return {
    means,
    next: `${thanks}${formatRupees(due ?? 0)} ${paid > 0 ? "is left to pay" : "is to be paid"}.`,
  };
}
