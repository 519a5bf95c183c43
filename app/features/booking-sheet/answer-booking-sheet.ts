import type { Client } from "#contract/client.ts";
import { bookingList } from "../bookings/booking-list.tsx";
import { answerEnding, isEnding } from "../endings/answer-ending.ts";
import { answerGuestLink, isGuestLink } from "../guest-link/answer-guest-link.ts";
import { answerPaper, isPaper } from "../papers/answer-paper.ts";
import { answerClaim, isClaimAnswer } from "../payment-claims/answer-claim.ts";
import { answerPayment, isPayment } from "../payments/answer-payment.ts";
import { answerAgreedPrice, isAgreedPrice } from "./answer-agreed-price.ts";
import { answerRequest } from "../records/answer-request.ts";

/** Handles the forms of a booking's details: new guest link, paper, cancellation, payment, agreed price, or a change of the booking. */
export async function answerBookingSheet(api: Client, request: Request, form: FormData) {
  if (isGuestLink(form)) return answerGuestLink(api.bookings.renewLink, request, form);
  if (isPaper(form)) return answerPaper(api, request, form);
  if (isEnding(form)) return answerEnding(api, request, form);
  if (isAgreedPrice(form)) return answerAgreedPrice(api, request, form);
  if (isClaimAnswer(form)) return answerClaim(api, request, form);
  if (isPayment(form)) return answerPayment(api, request, form);
  return answerRequest(api, bookingList, request, form);
}
