import type { CompanyDetails, MessageTemplates, OpeningTimes, Payment } from "./company.ts";
import type { brandForm } from "./brand.ts";
import { reminderDefaults } from "./reminder-settings.ts";
import { taxDefaults } from "./tax-defaults.ts";
import type { Policy } from "./policy.ts";
import type { Privacy } from "./privacy.ts";
import { firstPolicy } from "./rules/terms.ts";

// Settings until the owner saves others: the fictional company of the demo. Its phone numbers have all-zero blocks and
// its addresses end in .example, so they reach nobody.

const details: CompanyDetails = {
  name: "Chinar & Oar",
  tagline: "Journeys in Kashmir",
  description:
    "A small Srinagar company that plans houseboat stays, mountain journeys and slow days in the valley.",
  registrationNumber: "J&K Tourism Reg. No. DEMO-0000-0000",
  email: "hello@chinarandoar.example",
  phone: "+91 194 000 0000",
  whatsApp: "+91 194 000 0000",
  whatsAppGreeting: "Hello Chinar & Oar, I am planning a journey in Kashmir.",
  headLabel: "Head office",
  headStreet: "2 Oar Lane, off Boulevard Road",
  headCity: "Srinagar",
  headPinCode: "190001",
  headPosition: "34.0866, 74.8468",
  taxes: "included",
  secondLabel: "Pahalgam desk",
  secondStreet: "Footbridge Lane, Laripora",
  secondCity: "Pahalgam",
  secondPinCode: "192126",
  facebook: "https://example.com/facebook/chinarandoar",
  instagram: "https://example.com/instagram/chinarandoar",
  youtube: "https://example.com/youtube/chinarandoar",
  x: "https://example.com/x/chinarandoar",
  bookingText: "Dates, rooms, cabs and prices. Nusrat's desk answers within two working hours.",
  bookingEmail: "bookings@chinarandoar.example",
  bookingPhone: "+91 194 000 0001",
  bookingMessaging: "+91 194 000 0002",
  generalText: "Weather, roads, permits, what to pack, and anything you are not sure whom to ask.",
  generalEmail: "hello@chinarandoar.example",
  generalPhone: "+91 194 000 0000",
  generalMessaging: "+91 194 000 0000",
  technicalText: "A form that would not send, a payment you cannot see, a page that looks wrong.",
  technicalEmail: "website@chinarandoar.example",
  technicalPhone: "+91 194 000 0003",
  technicalMessaging: "+91 194 000 0004",
};

const hours: OpeningTimes = {
  mondayOpens: "09:00",
  mondayCloses: "19:00",
  tuesdayOpens: "09:00",
  tuesdayCloses: "19:00",
  wednesdayOpens: "09:00",
  wednesdayCloses: "19:00",
  thursdayOpens: "09:00",
  thursdayCloses: "19:00",
  fridayOpens: "09:00",
  fridayCloses: "19:00",
  saturdayOpens: "09:00",
  saturdayCloses: "19:00",
  sundayOpens: "10:00",
  sundayCloses: "14:00",
};

const payment: Payment = {
  payee: "Chinar & Oar",
  firstTitle: "Full payment",
  firstText:
    "For the balance of a confirmed journey. Your planner sends the amount and the booking reference first.",
  firstUpiId: "chinarandoar@upi.example",
  firstUpiKind: "",
  secondTitle: "Booking advance",
  secondText:
    "For the advance that holds your rooms. Put your name in the note, so that we know whose it is.",
  secondUpiId: "advance.chinarandoar@upi.example",
  secondUpiKind: "",
  notes: [
    "Pay only after one of us has confirmed your dates in writing.",
    "A code scanned from your phone's own gallery may be capped at ₹2,000. For more, copy the UPI ID and type the amount.",
    "We cannot see a payment from here. Send us the transaction number and we answer with a receipt.",
    "Bank transfer and cash at the Srinagar desk work too. We never ask for a PIN or a one-time code.",
  ].join("\n"),
};

const messages: MessageTemplates = {
  bookings:
    "Dear {name}, this is Chinar & Oar in Srinagar about your stay at {what}, {when} (reference {reference}).",
  payments:
    "Dear {name}, this is Chinar & Oar in Srinagar about your stay at {what}, {when} (reference {reference}). {due} of {total} is still due; you can pay by UPI to {upi}. Thank you.",
  packageBookings:
    "Dear {name}, thank you for asking about {what} (reference {reference}). This is Chinar & Oar in Srinagar. When would you like to travel, and how many will you be?",
  cabBookings:
    "Dear {name}, this is Chinar & Oar in Srinagar about your cab {what} on {when} (reference {reference}).",
  queries: "Dear {name}, thank you for writing to Chinar & Oar about “{what}”.",
};

const privacy: Privacy = {
  contactName: "Nusrat at the Srinagar desk",
  contactEmail: "privacy@chinarandoar.example",
  contactPhone: "+91 194 000 0000",
  answerDays: "30",
  emailDays: "90",
  requestMonths: "12",
  suspiciousDays: "30",
  changeLogMonths: "24",
  stayYears: "",
};

/** Texts, as every section is stored. */
const brand: Record<keyof typeof brandForm.shape, string> = {
  palette: "lake",
  typefaces: "valley",
  logo: "",
  logoHasName: "",
};

const policy: Policy = { ...firstPolicy, ladder: [...firstPolicy.ladder], houses: [] };

export const companyDefaults = {
  details,
  hours,
  payment,
  messages,
  privacy,
  policy,
  tax: taxDefaults,
  reminders: reminderDefaults,
  brand,
};
