import { type ListedPaper, type Paper, paperContent, type PaperGuest, paperGuest } from "#contract/papers.ts";
import type { StandingPaper } from "./papers.queries.ts";

const erased: PaperGuest = { name: "", phone: "", gstin: "", route: "" };

/** A paper in a list. */
export function presentListed(row: StandingPaper): ListedPaper {
  const { name, gstin } = guestOf(row);
  return {
    id: row.id,
    number: row.number,
    kind: row.kind,
    title: paperContent.parse(JSON.parse(row.content)).title,
    issuedOn: row.issued_on,
    issuedBy: row.issued_by,
    totalPaise: row.total_paise,
    bookingId: row.booking_id === 0 ? null : row.booking_id,
    packageBookingId: row.package_booking_id,
    cabBookingId: row.cab_booking_id,
    paymentId: row.payment_id,
    creditsId: row.credits_id,
    isWithdrawn: row.payment_id !== null && row.payment_paise === null,
    ...(gstin && { buyerName: name, buyerGstin: gstin }),
  };
}

/** A whole paper. */
export function presentPaper(row: StandingPaper): Paper {
  return {
    ...presentListed(row),
    content: paperContent.parse(JSON.parse(row.content)),
    guest: guestOf(row),
  };
}

export function guestOf({ guest }: Pick<StandingPaper, "guest">): PaperGuest {
  return guest === "" ? erased : paperGuest.parse(JSON.parse(guest));
}
