import type { Booking } from "#contract/bookings.ts";
import { roomsWords } from "#contract/rules/stay-words.ts";
import { WhatsAppLink } from "#app/features/answers/guest-links.tsx";
import { firstName } from "#app/features/answers/first-name.ts";
import { VerdictButton } from "#app/features/answers/verdict-button.tsx";
import { decisionMessage } from "#app/features/bookings/booking-message.ts";
import { agreedTaxes } from "#app/features/company/company-facts.ts";
import { useCompany } from "#app/features/company/use-company.ts";
import { useTemplates } from "#app/features/guest-contact/use-templates.ts";

type Verdict = { status: string; label: string; variant: "secondary" | "outline" | "destructive-ghost" };

/** The main decisions for each status; the others are under More. */
const verdicts: Record<Booking["status"], Verdict[]> = {
  "": [
    { status: "Rejected", label: "Reject", variant: "destructive-ghost" },
    { status: "Accepted", label: "Accept", variant: "secondary" },
  ],
  Pending: [
    { status: "Rejected", label: "Reject", variant: "destructive-ghost" },
    { status: "Accepted", label: "Accept", variant: "secondary" },
  ],
  Accepted: [{ status: "Completed", label: "Complete", variant: "secondary" }],
  Rejected: [{ status: "Accepted", label: "Accept after all", variant: "outline" }],
  Completed: [],
};

/** The sticky footer of the details: the decision, or the next step. */
export function BookingVerdict({ booking, today }: { booking: Booking; today: string }) {
  const template = useTemplates().bookings;
  const taxes = agreedTaxes(useCompany());
  const { status, customerName, phoneNo, rooms, roomType, checkOutDate } = booking;
  const isOver = checkOutDate <= today;
  const offered = status === "Accepted" && !isOver ? [] : verdicts[status];
  const isOpen = status === "" || status === "Pending";
  return (
    <>
      {isOpen ? (
        <p className="me-auto text-xs text-ink3">Accepting holds {roomsWords(rooms, roomType)}</p>
      ) : null}
      {status === "Accepted" || status === "Rejected" ? (
        <WhatsAppLink
          phone={phoneNo}
          name={customerName}
          message={decisionMessage(template, booking, taxes)}
          label={`Tell ${firstName(customerName)}`}
          variant={offered.length > 0 ? "outline" : "secondary"}
        />
      ) : null}
      {offered.length > 0 ? (
        <div className="flex gap-2.5">
          {offered.map((verdict) => (
            <VerdictButton key={verdict.status} {...verdict} />
          ))}
        </div>
      ) : null}
    </>
  );
}
