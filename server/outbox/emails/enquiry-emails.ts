import type { PackageBookingForm } from "#contract/package-bookings.ts";
import { facts, type Email, toSender } from "../email.ts";

/** The emails for a package enquiry: the guest's confirmation, and the enquiry to staff. */
export function enquiryEmails(form: PackageBookingForm, reference: string, tourName: string): Email[] {
  return [
    {
      kind: "package booking",
      reference,
      audience: "guest",
      recipient: form.email,
      subject: `Your enquiry ${reference}: ${tourName}`,
      isConfirmation: true,
      text: toSender([
        `Thank you for asking about "${tourName}". Your enquiry has the reference ${reference}. One of us reads it and writes or calls you soon.`,
      ]),
    },
    {
      kind: "package booking",
      reference,
      audience: "staff",
      replyTo: form.email,
      subject: `New enquiry ${reference}: ${form.customerName}, ${tourName}`,
      text: [
        facts([
          ["Package", tourName],
          ["Guest", form.customerName],
          ["E-mail", form.email],
          ["Phone", form.phoneNo],
        ]),
        form.specialRequest,
      ].join("\n\n"),
      answer: { name: form.customerName, phone: form.phoneNo, about: `your enquiry ${reference}` },
    },
  ];
}
