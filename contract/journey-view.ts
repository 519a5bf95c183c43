import { z } from "zod";
import { agreedMoney } from "./agreed-total.ts";
import { quotedLines } from "./journey-prices.ts";
import { vehicles } from "./rules/cab-price.ts";
import { requestStatuses } from "./rules/status.ts";

const person = { reference: z.string(), customerName: z.string(), email: z.string(), phoneNo: z.string() };

/** The fields of a package enquiry that both guest and staff see. */
export const packageView = {
  ...person,
  /** The package's name. */
  package: z.string(),
  specialRequest: z.string(),
  /** When it begins, and for whom; null when unknown. */
  startDate: z.string().nullable(),
  adults: z.int().nullable(),
  children: z.int().nullable(),
  childAges: z.array(z.int()),
  hotelClass: z.string(),
  singleRooms: z.int(),
  ...quotedLines,
  status: z.enum(requestStatuses),
  ...agreedMoney,
};

/** The fields of a cab booking that both guest and staff see. */
export const cabView = {
  ...person,
  pickUpLocation: z.string(),
  dropLocation: z.string(),
  dateOfJourney: z.string(),
  preferredTime: z.string(),
  vehiclePreference: z.enum(vehicles),
  specialRequest: z.string(),
  /** The number of days; null when unknown. */
  days: z.int().nullable(),
  ...quotedLines,
  status: z.enum(requestStatuses),
  ...agreedMoney,
};
