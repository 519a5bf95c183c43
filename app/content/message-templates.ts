/**
 * What staff send with one tap, in the company's voice. Words in braces are filled in from the request:
 * {name} {reference} {what} {when}.
 */
export const messageTemplates = {
  bookings:
    "Dear {name}, this is Chinar & Oar in Srinagar about your stay at {what}, {when} (reference {reference}). ",
  packageBookings:
    "Dear {name}, thank you for asking about {what} (reference {reference}). This is Chinar & Oar in Srinagar. When would you like to travel, and how many will you be? ",
  cabBookings:
    "Dear {name}, this is Chinar & Oar in Srinagar about your cab {what} on {when} (reference {reference}). ",
  queries: "Dear {name}, thank you for writing to Chinar & Oar about “{what}”. ",
} as const;
