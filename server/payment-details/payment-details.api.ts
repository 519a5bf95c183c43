import { type settingsEndpoints, settingsMessages } from "#contract/settings.ts";
import type { Handlers } from "../call.ts";
import { AppError } from "../errors.ts";
import { securityEvent } from "../security-log.ts";
import { savePaymentDetails } from "./save-payment-details.ts";

/** The settings section with the payment details; owners get an email when it changes. */
export const paymentDetailsHandlers: Pick<Handlers<typeof settingsEndpoints>, "savePayment"> = {
  async savePayment({ services, visitor, body }) {
    if (!visitor.staff) throw new AppError("not_signed_in");
    const data = await savePaymentDetails(services, visitor.staff, body);
    securityEvent(services, visitor, "payment_details_changed");
    return { data, message: settingsMessages.payment };
  },
};
