import type { BookingStatus } from "#contract/rules/status.ts";
import { useCompany } from "#app/features/site/use-company.ts";

const explanations: Record<BookingStatus, { means: string; next: string }> = {
  "": {
    means: "We have your request. Nobody has answered it yet, and no room is held.",
    next: "We ask the house and call or write to you, usually within a working day. Nothing to pay until then.",
  },
  Pending: {
    means: "One of us is working on your request with the house.",
    next: "You hear from us as soon as the house has answered. Nothing to pay until then.",
  },
  Accepted: {
    means: "Confirmed: your rooms are held for these nights.",
    next: "We send you how to pay the advance. On arrival, name your reference at the desk.",
  },
  Completed: {
    means: "This stay is over. Thank you for travelling with us.",
    next: "Tell us how it was; other guests read it before they choose.",
  },
  Rejected: {
    means: "We could not get these rooms for you. No room is held and nothing is owed.",
    next: "Ask us for other dates or another house: we know which ones still have room.",
  },
};

/** A status in words: what it means, and what happens next. */
export function BookingNext({ status }: { status: BookingStatus }) {
  const company = useCompany();
  const { means, next } = explanations[status];
  return (
    <div className="grid gap-1.5">
      <p className="text-lg">{means}</p>
      <p className="text-ink2">{next}</p>
      <p className="text-sm text-ink3">
        Questions: {company.phone}, {company.email}
      </p>
    </div>
  );
}
