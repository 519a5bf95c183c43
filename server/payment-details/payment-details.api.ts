import { type settingsEndpoints, settingsMessages } from "#contract/settings.ts";
import type { Handlers } from "../call.ts";
import { signedIn } from "../signed-in.ts";
import { securityEvent } from "../security-log.ts";
import { savePaymentDetails } from "./save-payment-details.ts";

/** The settings section with the payment details; owners get an email when it changes. */
export const paymentDetailsHandlers: Pick<Handlers<typeof settingsEndpoints>, "savePayment"> = {
  async savePayment({ services, visitor, body }) {
    const data = await savePaymentDetails(services, signedIn(visitor), body);
    securityEvent(services, visitor, "payment_details_changed");
    return { data, message: settingsMessages.payment };
  },
};
