import { wordsOf } from "./years-of-requests.queries.ts";

/** The first page sorted by each word: ascending for the whole list, descending under a filter. */
function sorted(path: string, words: string[], filter: string): string[] {
  return words.flatMap((word) => [
    `${path}?OrderBy=${word}&sortExpression=asc`,
    `${path}?OrderBy=${word}&${filter}`,
  ]);
}

/** The first results for each search; the words match all records, half, a quarter or an eighth, twenty, one, or none. */
function searched(path: string, words: string[]): string[] {
  return words.map((word) => `${path}${path.includes("?") ? "&" : "?"}limit=5&search=${word}`);
}

/** The first hundred records, which a CSV download waits for. */
const firstParts = [
  "Booking",
  "Payment",
  "PackageBooking",
  "CabBooking",
  "CustomerFeedBack",
  "CustomerFeedBack/Query",
  "Notification",
  "ChangeLog",
].map((path) => `${path}?limit=100`);

const { reference, phone } = wordsOf(777);
const filters = ["status=Pending", "money=Overdue", "arrival=2030-06-05", "isSuspicious=true"];
const people = ["example", "mail", "meera", "meera+pillai", "zarqa", "zarqa+andrabi", phone, "nobody-at-all"];

/**
 * Every API read on tables that grow, as pages call them. Limits are low enough for the small office to have as many
 * records.
 */
export const growingReads: readonly string[] = [
  ...firstParts,
  "Booking",
  "Booking?status=Accepted",
  "Booking?isDeleted=true&limit=5",
  "Booking?isSuspicious=true&limit=1",
  "Booking?money=Unpaid",
  "Booking?money=Overdue&limit=5",
  "Booking?money=Overdue&status=Accepted&limit=5",
  "Booking?money=To+return",
  "Booking?packageBookingId=5",
  "Booking?hotelId=5",
  "Booking?hotelId=5&status=Accepted&limit=5",
  "Booking?hotelId=5&OrderBy=checkIn",
  "Booking?hotelId=5&OrderBy=name",
  "Booking?hotelId=5&OrderBy=total&sortExpression=asc",
  "Booking?hotelId=5&money=Unpaid&limit=5",
  "Booking?hotelId=5&money=Overdue&limit=5",
  ...["name", "hotel", "checkIn", "total"].map((word) => `Booking?money=Unpaid&OrderBy=${word}`),
  ...["name", "hotel", "total"].map((word) => `Booking?money=Overdue&OrderBy=${word}&limit=5`),
  "Booking?money=Overdue&OrderBy=checkIn&sortExpression=asc&limit=5",
  "Booking?from=2030-05-01&to=2030-06-01",
  "Booking?from=2030-05-01&to=2030-06-01&OrderBy=checkIn",
  "Booking?from=2030-05-01&to=2030-06-01&OrderBy=checkIn&sortExpression=asc",
  "Booking?from=2030-05-10&to=2030-05-17&status=Accepted",
  "Booking?to=2030-06-01&OrderBy=checkIn&sortExpression=asc",
  "Booking?from=2030-05-01&to=2030-06-01&OrderBy=name",
  "Booking?from=2030-05-01&to=2030-06-01&OrderBy=hotel&status=Accepted",
  "Booking?from=2030-05-01&to=2030-06-01&OrderBy=total&holdsRooms=true",
  "Booking?from=2030-05-10&to=2030-05-17&OrderBy=name&sortExpression=asc",
  "Booking?from=2029-06-01&to=2030-06-01&OrderBy=total",
  "Booking?to=2030-06-01&OrderBy=name&status=Accepted",
  "Booking?from=2028-05-01&to=2028-06-01",
  "Booking?departure=2030-06-01&limit=10",
  "Booking?arrival=2030-06-01&holdsRooms=true&limit=10",
  "Booking?hotelId=5&from=2030-05-01&to=2030-06-01",
  "Booking?limit=100&CurrentPage=5",
  "Booking/byId?Id=77",
  ...sorted("Booking", ["name", "hotel", "checkIn", "total"], "status=Accepted"),
  ...searched("Booking", [...people, `CO-${reference}`, "srinagar", "nigeen", "palace+lalit", "a"]),
  ...searched("Booking?OrderBy=name", ["example", "meera", "zarqa", "srinagar"]),
  ...searched("Booking?OrderBy=checkIn&status=Accepted", ["example", "meera"]),
  ...searched("Booking?isDeleted=true", ["example", "meera", "nobody-at-all"]),
  ...searched("Booking?hotelId=5", ["example", "meera", "lalit", "nobody-at-all"]),
  ...searched("Booking?hotelId=5&OrderBy=name", ["example", "meera"]),
  ...filters.map((filter) => `Booking?${filter}&limit=5&search=meera`),
  "Payment",
  "Payment?bookingId=50",
  "Payment?isDeleted=true",
  ...searched("Payment", ["meera", "meera+pillai", "zarqa", `CO-${reference}`, "advance", "nobody-at-all"]),
  "Report/takings?from=2030-05-01&to=2030-06-01",
  "Report/owing",
  "Report/occupancy?month=2030-05&limit=10",
  "Report/occupancy?month=2030-05&hotelId=5",
  "Report/tax?from=2030-04-01&to=2030-06-01",
  "Reminder",
  "Visits",
  "PaymentClaim",
  "Paper?bookingId=77",
  "Desk?checkIn=2030-06-10&checkOut=2030-06-12&limit=20",
  "PackageBooking",
  "PackageBooking?status=Pending",
  "PackageBooking?isDeleted=true",
  ...searched("PackageBooking", [phone.slice(-5), `lalit+${phone.slice(-5)}`]),
  ...searched("CabBooking", [`lalit+${phone.slice(-5)}`]),
  ...sorted("PackageBooking", ["name", "package"], "status=Accepted"),
  ...searched("PackageBooking", [...people, "kashmir"]),
  "CabBooking",
  "CabBooking?status=Pending",
  ...sorted("CabBooking", ["name", "journeyDate"], "status=Accepted"),
  ...searched("CabBooking", [...people, "airport"]),
  "CustomerFeedBack",
  "CustomerFeedBack?status=Accepted",
  ...sorted("CustomerFeedBack", ["name", "rating"], "status=Accepted"),
  ...searched("CustomerFeedBack", ["bread", "meera", "meera+pillai", "zarqa", "nobody-at-all"]),
  "CustomerFeedBack/Query",
  "CustomerFeedBack/Query?isAnswered=false",
  ...sorted("CustomerFeedBack/Query", ["name"], "isAnswered=true"),
  ...searched("CustomerFeedBack/Query", [...people, "snow"]),
  "Notification",
  "Notification?status=Kept",
  "Notification/delivery",
  ...searched("Notification", [...people, `CO-${reference}`, "thank", `meera+${phone.slice(-6)}`]),
  ...searched("Notification?status=Kept", ["meera"]),
  ...searched("Notification?status=Failed", ["meera"]),
  "ChangeLog",
  "ChangeLog?kind=bookings",
  "ChangeLog?by=bilal",
  "ChangeLog?by=bilal&limit=5&search=meera",
  "ChangeLog?kind=bookings&recordId=77",
  "ChangeLog/people",
  ...searched("ChangeLog", [
    "accepted",
    "meera",
    "meera+pillai",
    "zarqa",
    `CO-${reference}`,
    "nobody-at-all",
  ]),
  "Bin",
  ...searched("Bin", ["ritu", "meera", "nobody-at-all"]),
  "Dashboard",
  "Dashboard/NewRequests",
  "Dashboard/RoomStatus?date=2030-06-01&limit=10",
  "Dashboard/RoomStatus?date=2030-06-01&hotelId=5",
  "Calendar?hotelId=5",
  "Calendar?hotelId=5&month=2030-05",
  "Calendar/rooms?from=2030-05-03&days=60",
  "Calendar/rooms?hotelId=5&from=2030-05-03",
  "RoomBlock?hotelId=5",
  "Availability?hotelId=5&checkIn=2030-06-10&checkOut=2030-06-12",
  "Availability/nearest?hotelId=5&checkIn=2030-06-10&checkOut=2030-06-12",
  "Hotel/AllUser?limit=10",
  "Hotel/AllUser?limit=10&OrderBy=name",
  "Hotel/AllUser?limit=10&checkIn=2030-06-10&checkOut=2030-06-12",
  "Hotel/AllUser?limit=10&sort=cheapest",
  "Hotel/AllUser?limit=10&place=Gulmarg&sort=cheapest&checkIn=2030-06-10&checkOut=2030-06-12",
  "Hotel/AllUser?limit=10&search=reeds",
  "Hotel/AllUser?limit=10&search=nigeen",
  "Hotel/facets",
  "Hotel/byId?Id=5",
  "Package",
];

/** Reads that are allowed to grow, and why: reported without a limit. */
export const allowedGrowth: ReadonlyMap<string, string> = new Map([
  ["Booking?from=2028-05-01&to=2028-06-01", "the small office was not there yet"],
  [
    "Booking?isDeleted=true&limit=5&search=example",
    "a hundred of the deleted are counted, of twenty in the small office",
  ],
]);
