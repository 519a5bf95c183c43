import { fromForm, type Client } from "#contract/client.ts";
import { statusLabel } from "#contract/rules/status.ts";
import { changedLabels } from "#app/features/change-log/change-labels.ts";
import { byAnswered } from "#app/features/questions/by-answered.ts";
import { recordLabels } from "../records/record-labels.ts";
import { type ListFilters, readFilters } from "../lists/list-filters.ts";
import { listSorts, type Sort } from "../lists/list-sorts.ts";
import { writeAll } from "./write-csv.ts";

/** Every row of a list under its current filters as CSV; null for a list that does not exist. */
export async function exportList(
  api: Client,
  name: string,
  address: URLSearchParams,
): Promise<string | null> {
  // A name of the address may be one that every object has.
  const write = Object.hasOwn(exportsByName, name) ? exportsByName[name] : undefined;
  return write ? write(api, readFilters(address, sortsByName[name]), address) : null;
}

const sortsByName: Record<string, readonly Sort[]> = {
  "bookings.csv": listSorts.bookings,
  "package-bookings.csv": listSorts.packageBookings,
  "cab-bookings.csv": listSorts.cabBookings,
  "ratings.csv": listSorts.reviews,
  "hotels.csv": listSorts.hotels,
  "packages.csv": listSorts.packages,
  "messages.csv": listSorts.messages,
  "queries.csv": listSorts.queries,
  "gallery.csv": listSorts.gallery,
};

/** Lists with what guests have told us. */
export const guestsData: ReadonlySet<string> = new Set([
  "bookings.csv",
  "package-bookings.csv",
  "cab-bookings.csv",
  "queries.csv",
  "messages.csv",
  "log.csv",
]);

type Export = (api: Client, filters: ListFilters, address: URLSearchParams) => Promise<string>;

const exportsByName: Record<string, Export> = {
  "bookings.csv": (api, filters) =>
    writeAll(
      (query) => api.bookings.list({ query }),
      filters,
      { status: filters.status },
      {
        No: (row) => row.reference,
        Name: (row) => row.customerName,
        Email: (row) => row.email,
        Phone: (row) => row.phoneNo,
        Hotel: (row) => row.hotel,
        "Room type": (row) => row.roomType,
        Rooms: (row) => row.rooms,
        Checkin: (row) => row.checkInDate,
        Checkout: (row) => row.checkOutDate,
        Nights: (row) => row.nights,
        Adults: (row) => row.adults,
        Children: (row) => row.children,
        "Total (INR)": (row) => row.total,
        "Paid (INR)": (row) => row.paid,
        "Due (INR)": (row) => row.due,
        "Over (INR)": (row) => row.over,
        Payment: (row) => row.paymentStatus,
        Status: (row) => statusLabel(row.status),
        "Special request": (row) => row.specialRequest,
        Sent: (row) => row.createdAt,
      },
    ),
  "package-bookings.csv": (api, filters) =>
    writeAll(
      (query) => api.packageBookings.list({ query }),
      filters,
      { status: filters.status },
      {
        No: (row) => row.reference,
        Name: (row) => row.customerName,
        Email: (row) => row.email,
        Phone: (row) => row.phoneNo,
        Package: (row) => row.package,
        Request: (row) => row.specialRequest,
        Status: (row) => row.status,
        Sent: (row) => row.createdAt,
      },
    ),
  "cab-bookings.csv": (api, filters) =>
    writeAll(
      (query) => api.cabBookings.list({ query }),
      filters,
      { status: filters.status },
      {
        No: (row) => row.reference,
        Name: (row) => row.customerName,
        Email: (row) => row.email,
        Phone: (row) => row.phoneNo,
        Pickup: (row) => row.pickUpLocation,
        Drop: (row) => row.dropLocation,
        "Date of journey": (row) => row.dateOfJourney,
        "Preferred time": (row) => row.preferredTime,
        Vehicle: (row) => row.vehiclePreference,
        "Vehicle and driver": (row) => row.assignedTo,
        "Special request": (row) => row.specialRequest,
        Status: (row) => row.status,
        Sent: (row) => row.createdAt,
      },
    ),
  "ratings.csv": (api, filters) =>
    writeAll(
      (query) => api.reviews.list({ query }),
      filters,
      { status: filters.status },
      {
        Name: (row) => row.customerName,
        Address: (row) => row.customerAddress,
        Rating: (row) => row.rating,
        Review: (row) => row.review,
        Status: (row) => row.status,
        Sent: (row) => row.createdAt,
      },
    ),
  "hotels.csv": (api, filters) =>
    writeAll(
      (query) => api.hotels.list({ query }),
      filters,
      {},
      {
        Name: (row) => row.hotelName,
        Address: (row) => row.address,
        "Search address": (row) => row.searchAddress,
        Pincode: (row) => row.pinCode,
        Rooms: (row) => row.totalRooms,
        "From (INR)": (row) => row.rate,
        Facilities: (row) => row.facilities.map(({ name }) => name).join(", "),
        Description: (row) => row.description,
      },
    ),
  "packages.csv": (api, filters) =>
    writeAll(
      (query) => api.packages.list({ query }),
      filters,
      {},
      {
        Name: (row) => row.tourName,
        Location: (row) => row.location,
        Days: (row) => row.numberOfDays,
        "From (INR)": (row) => row.startingRate,
        Highlights: (row) => row.highlights.join(", "),
        Features: (row) => row.features.join(", "),
        Description: (row) => row.description,
      },
    ),
  "bin.csv": (api, filters) =>
    writeAll(
      ({ search, page, limit }) => api.trash.list({ query: fromForm({ search, page, limit }) }),
      filters,
      {},
      {
        Name: (row) => row.name,
        What: (row) => recordLabels[row.kind],
        Deleted: (row) => row.deletedAt,
      },
    ),
  "messages.csv": (api, filters) =>
    writeAll(
      (query) => api.outbox.list({ query }),
      filters,
      { status: filters.status },
      {
        Written: (row) => row.createdAt,
        To: (row) => row.recipient,
        Subject: (row) => row.subject,
        About: (row) => row.reference,
        Status: (row) => row.status,
        Tried: (row) => row.attempts,
        Sent: (row) => row.sentAt,
        "Why it failed": (row) => row.lastError,
        Text: (row) => row.text,
      },
    ),
  "queries.csv": (api, filters) =>
    writeAll((query) => api.queries.list({ query }), filters, byAnswered(filters.status), {
      No: (row) => row.reference,
      Name: (row) => row.name,
      Email: (row) => row.email,
      Subject: (row) => row.subject,
      Message: (row) => row.message,
      Answered: (row) => (row.isAnswered ? "yes" : "no"),
      Sent: (row) => row.createdAt,
    }),
  "gallery.csv": (api, filters) =>
    writeAll(
      (query) => api.uploads.list({ query }),
      filters,
      { module: "gallery" },
      {
        Title: (row) => row.title,
        Picture: (row) => row.path,
        Width: (row) => row.width,
        Height: (row) => row.height,
      },
    ),
  "log.csv": (api, filters, address) =>
    writeAll((query) => api.changeLog.list({ query }), filters, logFilters(address), {
      When: (row) => row.at,
      Who: (row) => row.by,
      Did: (row) => row.action,
      What: (row) => changedLabels[row.kind],
      Name: (row) => row.title,
      "Before and after": (row) =>
        row.fields.map(({ name, before, after }) => `${name}: ${before} → ${after}`).join("\n"),
    }),
};

function logFilters(address: URLSearchParams) {
  return {
    kind: address.get("kind") ?? "",
    by: address.get("by") ?? "",
    recordId: address.get("record") ?? "",
  };
}
