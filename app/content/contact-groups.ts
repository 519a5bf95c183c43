export type ContactGroup = {
  title: "Booking" | "General" | "Technical";
  text: string;
  email: string;
  phone: string;
  /** Shown number of the messaging line. */
  messaging: string;
  /** Digits alone, as wa.me wants them. */
  whatsApp: string;
};

export const contactGroups: ContactGroup[] = [
  {
    title: "Booking",
    text: "Dates, rooms, cabs and prices. Nusrat's desk answers within two working hours.",
    email: "bookings@chinarandoar.example",
    phone: "+91 194 000 0001",
    messaging: "+91 194 000 0002",
    whatsApp: "911940000002",
  },
  {
    title: "General",
    text: "Weather, roads, permits, what to pack, and anything you are not sure whom to ask.",
    email: "hello@chinarandoar.example",
    phone: "+91 194 000 0000",
    messaging: "+91 194 000 0000",
    whatsApp: "911940000000",
  },
  {
    title: "Technical",
    text: "A form that would not send, a payment you cannot see, a page that looks wrong.",
    email: "website@chinarandoar.example",
    phone: "+91 194 000 0003",
    messaging: "+91 194 000 0004",
    whatsApp: "911940000004",
  },
];
