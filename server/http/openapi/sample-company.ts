import { companyDefaults } from "#contract/company-defaults.ts";

const { details, payment, messages, privacy } = companyDefaults;
const numbers = { phone: "+91 191 000 0000", messaging: "+91 191 000 0001" };

/** The settings of a company that is neither the demo's nor the one whose API is described. */
export const sampleCompany = {
  ...companyDefaults,
  details: {
    ...details,
    name: "Willow Travels",
    tagline: "Slow days in the hills",
    description: "A small company that plans stays and journeys in the hills.",
    registrationNumber: "Tourism Reg. No. 0000-0000",
    email: "hello@willow.example",
    phone: numbers.phone,
    whatsApp: numbers.messaging,
    whatsAppGreeting: "Hello, I am planning a journey.",
    headLabel: "Office",
    headStreet: "1 Willow Lane",
    headPosition: "34.1000, 74.8000",
    secondLabel: "",
    secondStreet: "",
    secondCity: "",
    secondPinCode: "",
    facebook: "https://example.com/facebook/willow",
    instagram: "",
    youtube: "",
    x: "",
    bookingText: "Dates, rooms and prices.",
    bookingEmail: "bookings@willow.example",
    bookingPhone: numbers.phone,
    bookingMessaging: numbers.messaging,
    generalText: "Whatever you are not sure whom to ask.",
    generalEmail: "hello@willow.example",
    generalPhone: numbers.phone,
    generalMessaging: numbers.messaging,
    technicalText: "A page that looks wrong.",
    technicalEmail: "website@willow.example",
    technicalPhone: numbers.phone,
    technicalMessaging: numbers.messaging,
  },
  payment: {
    ...payment,
    payee: "Willow Travels",
    firstUpiId: "willow@upi.example",
    secondTitle: "",
    secondText: "",
    secondUpiId: "",
  },
  messages: Object.fromEntries(Object.keys(messages).map((kind) => [kind, "Dear {name}, this is Willow."])),
  privacy: {
    ...privacy,
    contactName: "The desk",
    contactEmail: "privacy@willow.example",
    contactPhone: numbers.phone,
  },
};
