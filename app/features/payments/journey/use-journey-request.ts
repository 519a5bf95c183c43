import { useAddressOf, useCompany } from "#app/features/company/use-company.ts";
import { journeyPaymentRequest, type OwingJourney } from "./journey-request.ts";

/** What the guest of a package or a cab is asked for, after `greeting`, with this company's ways to pay. */
export function useJourneyRequest(greeting: string, journey: OwingJourney) {
  const { upiId } = useCompany();
  return journeyPaymentRequest(greeting, journey, { upiId, page: useAddressOf("/payment-methods") });
}
