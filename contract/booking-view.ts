import { z } from "zod";
import { wishSchema } from "./tariff.ts";
import { agreedSchema, endingShape } from "./policy.ts";
import { moneyShape } from "./rules/payment.ts";
import { bookingStatuses } from "./rules/status.ts";

/** The fields of a booking that both guest and staff see. */
export const guestView = {
  reference: z.string(),
  customerName: z.string(),
  checkInDate: z.string(),
  checkOutDate: z.string(),
  adults: z.int(),
  children: z.int(),
  hotelId: z.int(),
  hotel: z.string(),
  /** The room type asked for or allocated; empty while neither. */
  roomType: z.string(),
  rooms: z.int(),
  nights: z.int(),
  /** Whole rupees for the stay; null while no room type is settled. */
  total: z.int().nullable(),
  /** Whole rupees that it costs at least, as a guest was told who lets staff choose the room; only while `total` is null. */
  toldFrom: z.int().optional(),
  /** Present where that is with the tax that is added to prices. */
  isToldWithTax: z.literal(true).optional(),
  ...moneyShape,
  ...endingShape,
  /** When the guest asked to cancel it, if so. */
  cancelAskedAt: z.string().nullable(),
  /** The terms it was accepted under; null while it never was. */
  policy: agreedSchema.nullable(),
  ...wishSchema,
  specialRequest: z.string(),
  status: z.enum(bookingStatuses),
  /** The reference of the package enquiry in whose price it is; only for such a stay. */
  packageReference: z.string().optional(),
};

/** The guest's contact data, shown on the guest's own page so that a typing error can be seen. */
export const guestContact = z.object({ email: z.string(), phoneNo: z.string() });
