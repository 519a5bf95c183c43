import type { PackageBooking } from "#contract/package-bookings.ts";
import { fillTemplate } from "#app/features/guest-contact/fill-template.ts";
import { shortMoment } from "#app/features/lists/short-moment.ts";

/** The enquiries' template, filled in. */
export function enquiryMessage(template: string, enquiry: PackageBooking): string {
  const { customerName: name, reference, package: what, createdAt } = enquiry;
  return fillTemplate(template, { name, reference, what, when: shortMoment(createdAt) });
}
