import { TellLink } from "#app/features/answers/guest-links.tsx";
import type { OwingJourney } from "./journey-request.ts";
import { AskNext } from "../payment-reminder.tsx";
import { useJourneyRequest } from "./use-journey-request.ts";

type AnsweredJourney = OwingJourney & { customerName: string; phoneNo: string };

/** After the answer to a package or a cab: the links for telling the guest, and for asking for what is due. */
export function TellAnswer({ record, message }: { record: AnsweredJourney; message: string }) {
  const { customerName, phoneNo, status } = record;
  const request = useJourneyRequest(message, record);
  if (status === "Pending") return null;
  return (
    <>
      <TellLink phone={phoneNo} name={customerName} message={message} variant="secondary" />
      {request ? <AskNext phone={phoneNo} request={request} /> : null}
    </>
  );
}
