export type Address = {
  label: string;
  street: string;
  city: string;
  pinCode: string;
};

export type OpeningHours = {
  days: string;
  /** For structured data, in its own day names. */
  dayNames: string[];
  opens: string;
  closes: string;
};

export type SocialLink = { name: "Facebook" | "Instagram" | "YouTube" | "X"; href: string };

const headOffice: Address = {
  label: "Head office",
  street: "2 Oar Lane, off Boulevard Road",
  city: "Srinagar",
  pinCode: "190001",
};

const pahalgamDesk: Address = {
  label: "Pahalgam desk",
  street: "Footbridge Lane, Laripora",
  city: "Pahalgam",
  pinCode: "192126",
};

const openingHours: OpeningHours[] = [
  {
    days: "Monday to Saturday",
    dayNames: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"],
    opens: "09:00",
    closes: "19:00",
  },
  { days: "Sunday", dayNames: ["Sunday"], opens: "10:00", closes: "14:00" },
];

const socialLinks: SocialLink[] = [
  { name: "Facebook", href: "https://example.com/facebook/chinarandoar" },
  { name: "Instagram", href: "https://example.com/instagram/chinarandoar" },
  { name: "YouTube", href: "https://example.com/youtube/chinarandoar" },
  { name: "X", href: "https://example.com/x/chinarandoar" },
];

/** The fictional company of the demo. Its numbers have all-zero blocks and its addresses end in .example: they reach nobody. */
export const company = {
  name: "Chinar & Oar",
  tagline: "Journeys in Kashmir",
  description:
    "A small Srinagar company that plans houseboat stays, mountain journeys and slow days in the valley.",
  registrationNumber: "J&K Tourism Reg. No. DEMO-0000-0000",
  region: "Jammu and Kashmir",
  country: "India",
  headOffice,
  addresses: [headOffice, pahalgamDesk],
  email: "hello@chinarandoar.example",
  phone: "+91 194 000 0000",
  /** Digits alone, as wa.me wants them. */
  whatsApp: "911940000000",
  /** What WhatsApp opens with; the guest presses send. */
  whatsAppGreeting: "Hello Chinar & Oar, I am planning a journey in Kashmir.",
  socialLinks,
  openingHours,
  /** Beside the lake on the Boulevard; the map opens at this zoom. */
  map: { latitude: 34.0866, longitude: 74.8468, zoom: 15 },
} as const;
