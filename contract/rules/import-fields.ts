import { cabFields } from "./import-cab-fields.ts";
import { field, hotelName, type ImportField, needed } from "./import-field.ts";
import { moneyFields } from "./import-money-fields.ts";
import { priceFields } from "./import-price-fields.ts";

/** The kinds of list that a file can be. */
export const importKinds = ["hotels", "prices", "packages", "cabs", "bookings", "guests"] as const;
export type ImportKind = (typeof importKinds)[number];

/** Rows of one file, at most: on SQLite, who books waits while they are written (decision 113). */
export const mostImportRows = 25_000;
/** That number in words. */
export const mostImportRowsInWords = mostImportRows.toLocaleString("en-IN");
/** What the preview adds to an amount of a file that is not taken. */
export const notTaken = ", not taken";
/** Columns of one file, at most. */
export const mostImportColumns = 100;

const hotelFields: readonly ImportField[] = [
  hotelName,
  field("description", "Description", ["about", "details"], "Six rooms by the water, breakfast on the deck."),
  field("address", "Address", ["full address", "postal address"], "Boulevard Road, Dal Lake, Srinagar"),
  field("searchAddress", "Search address", ["location", "area"], "Dal Lake, Srinagar"),
  field("pinCode", "Pincode", ["pin", "pin code", "postal code", "zip", "postcode"], "190001"),
  field(
    "kind",
    "Kind of stay",
    ["kind", "type of stay", "property type", "hotel type", "category"],
    "houseboat",
  ),
  field("picture", "Picture", ["photo", "image", "picture name", "file name"], "willow.jpg"),
  field("roomType", "Room type", ["room category", "room name", "room", "type"], "Deluxe Double"),
  field(
    "rentPerNight",
    "Rent per night",
    [
      "rent",
      "rate",
      "price",
      "tariff",
      "price per night",
      "rate per night",
      "room rent",
      "tariff ep",
      "ep",
      "ep rate",
    ],
    "4500",
  ),
  field("noOfRooms", "Number of rooms", ["rooms", "no of rooms", "units", "inventory"], "4"),
  field("noBeds", "Beds", ["no of beds", "number of beds"], "1"),
  field(
    "maxAdults",
    "Max adults",
    ["adults", "sleeps", "capacity", "max pax", "pax", "occupancy", "max occupancy"],
    "2",
  ),
  field("maxChild", "Max children", ["children", "max child", "kids"], "1"),
  field("roomNumber", "Room number", ["room no", "door"], "101"),
  field("facilities", "Facilities", ["amenities", "features"], "Wi-Fi; Hot water"),
];

const packageFields: readonly ImportField[] = [
  needed("tourName", "Tour name", ["package", "package name", "tour", "name", "title"], "Lakes and meadows"),
  field("description", "Description", ["about", "details"], "Five days between the lake and the meadows."),
  field("location", "Location", ["destination", "destinations", "places", "route"], "Srinagar, Gulmarg"),
  field("numberOfDays", "Number of days", ["days", "duration", "no of days"], "2"),
  field(
    "startingRate",
    "Starting rate",
    [
      "price",
      "rate",
      "cost",
      "price per person",
      "cost per person",
      "price pp",
      "rate pp",
      "cost pp",
      "from inr",
    ],
    "17500",
  ),
  field(
    "plan",
    "Day plan",
    ["itinerary", "plan", "schedule"],
    "Srinagar: Arrive and float | Gulmarg: Up to the meadow",
  ),
  field("features", "Features", ["included", "inclusions", "inclusion", "tour features"], "Breakfast; Cab"),
  field("highlights", "Highlights", ["attractions", "tour highlights"], "Shikara; Gondola"),
  field("notIncluded", "Not included", ["exclusions", "exclusion", "excluded"], "Gondola tickets"),
  field("season", "Season", ["best time", "months"], "April to October"),
  field("groupSize", "Group", ["group size"], "2 to 8 guests"),
  field("car", "Car", ["vehicle", "cab"], "Innova"),
  field("effort", "Effort", ["difficulty"], "Easy walks"),
  field("picture", "Picture", ["photo", "image", "picture name", "file name"], "meadow.jpg"),
];

const stayFields: readonly ImportField[] = [
  needed(
    "customerName",
    "Guest",
    ["guest name", "name of guest", "name of the guest", "name", "customer", "customer name"],
    "Asha Mehta",
  ),
  needed(
    "phoneNo",
    "Phone",
    [
      "phone no",
      "phone number",
      "ph no",
      "mobile",
      "mobile no",
      "mobile number",
      "contact",
      "contact no",
      "contact number",
      "whatsapp",
      "whatsapp no",
    ],
    "9000000001",
  ),
  field("email", "E-mail", ["email", "email address", "mail"], "asha@example.com"),
  { ...hotelName, alsoCalled: hotelName.alsoCalled.filter((word) => word !== "name") },
  needed(
    "checkInDate",
    "Check-in",
    ["checkin", "check in date", "arrival", "arrival date", "date of arrival", "from", "start date"],
    "14-12-2026",
  ),
  needed(
    "checkOutDate",
    "Check-out",
    [
      "checkout",
      "check out date",
      "departure",
      "departure date",
      "date of departure",
      "to",
      "end date",
      "nights",
      "no of nights",
      "number of nights",
      "nts",
    ],
    "17-12-2026",
  ),
  field(
    "adults",
    "Adults",
    ["adult", "no of adults", "pax", "no of pax", "persons", "no of persons", "guests"],
    "2",
  ),
  field("children", "Children", ["child", "kids"], "0"),
  field(
    "specialRequest",
    "Special request",
    ["note", "notes", "remarks", "comment", "comments"],
    "Ground floor",
  ),
  field("status", "Status", ["booking status", "status of booking"], "Accepted"),
  ...moneyFields,
];

const examplesOfPast: Readonly<Partial<Record<string, string>>> = {
  checkInDate: "14-12-2024",
  checkOutDate: "17-12-2024",
  status: "Completed",
  advance: "",
  paid: "13500",
  paidOn: "17-12-2024",
};

/** The columns of each kind, in the order of the template file. */
export const importFields: Readonly<Record<ImportKind, readonly ImportField[]>> = {
  hotels: hotelFields,
  prices: priceFields,
  packages: packageFields,
  cabs: cabFields,
  bookings: [
    ...stayFields,
    field(
      "roomType",
      "Room type",
      ["room category", "type of room", "category of room", "room", "type", "category"],
      "Deluxe Double",
    ),
    field("rooms", "Rooms", ["no of rooms", "number of rooms", "nos", "qty", "no of rms", "rms"], "1"),
    field("packageReference", "In the price of", ["package reference"], ""),
  ],
  guests: stayFields.map((one) => ({ ...one, example: examplesOfPast[one.name] ?? one.example })),
};
