/** The screens that are compared, by the name of their reference picture. One hotel, room and package represent all. */
export const guestScreens = {
  home: "/",
  about: "/about",
  services: "/services",
  hotels: "/hotels",
  "hotels-for-nights": "/hotels?checkInDate=2030-06-01&checkOutDate=2030-06-04&guests=2",
  hotel: "/hotel/1",
  "hotel-for-nights": "/hotel/1?checkInDate=2030-06-01&checkOutDate=2030-06-04",
  place: "/place/gulmarg",
  booking: "/booking",
  "booking-of-hotel": "/booking/1",
  team: "/our-team",
  cabs: "/cab-services",
  packages: "/packages",
  package: "/package/1",
  events: "/events",
  gallery: "/gallery",
  payment: "/payment-methods",
  contact: "/contact",
  "not-found": "/nowhere",
  offline: "/offline",
  login: "/control/login",
};

export const staffScreens = {
  today: "/control/dashboard",
  desk: "/control/desk",
  calendar: "/control/calendar",
  bookings: "/control/view-bookings",
  "booking-sheet": "/control/view-bookings?view=1",
  "package-bookings": "/control/package-bookings",
  "cab-bookings": "/control/cab-bookings",
  reviews: "/control/user-rating",
  queries: "/control/queries",
  "hotels-control": "/control/hotels",
  "add-hotel": "/control/add-Hotel",
  "edit-hotel": "/control/edit-hotel/1",
  "hotel-control": "/control/view-hotel/1",
  "hotel-pictures": "/control/add-hotel-images/1",
  "add-room": "/control/add-room/1",
  "room-control": "/control/view-room/1",
  "room-pictures": "/control/add-room-images/1",
  "packages-control": "/control/packages",
  "package-control": "/control/tour-details/1",
  "gallery-control": "/control/gallery",
  rates: "/control/rates",
  settings: "/control/settings/company",
  log: "/control/log",
  bin: "/control/bin",
};

const withEveryLimit = {
  "limits-home": "/",
  "limits-about": "/about",
  "limits-services": "/services",
  "limits-hotels": "/hotels",
  "limits-hotel": "/hotel/1",
  "limits-place": "/place/gulmarg",
  "limits-booking": "/booking/1",
  "limits-team": "/our-team",
  "limits-cabs": "/cab-services",
  "limits-packages": "/packages",
  "limits-package": "/package/1",
  "limits-events": "/events",
  "limits-gallery": "/gallery",
  "limits-payment": "/payment-methods",
  "limits-contact": "/contact",
  "limits-privacy": "/privacy",
  "limits-faqs": "/faqs",
};

const withLongWords = {
  "words-home": "/",
  "words-about": "/about",
  "words-team": "/our-team",
  "words-contact": "/contact",
  "words-faqs": "/faqs",
};

const withOneItem = {
  "one-home": "/",
  "one-about": "/about",
  "one-team": "/our-team",
  "one-cabs": "/cab-services",
};

/** Pages whose blocks are all at a limit, by the kind of limit. */
export const screensAtLimits = { withEveryLimit, withLongWords, withOneItem };

export const limitScreens = { ...withEveryLimit, ...withLongWords, ...withOneItem };
