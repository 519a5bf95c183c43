import { setTimeout as pause } from "node:timers/promises";
import type { Import } from "#contract/import-view.ts";

type StaffCall = (method: string, path: string, body?: unknown) => Promise<Reply>;

type Reply = { status: number; message: string; data: unknown };

/** The id of what a call stored; throws for a call that was refused. */
export async function idOf(reply: Promise<Reply>): Promise<number> {
  const { data, status, message } = await reply;
  if (status >= 400) throw new Error(`answered ${status}: ${message}`);
  return (data as { id: number }).id;
}

/** Adds a hotel as staff would and returns its id. */
export async function addHotel(staff: StaffCall, change: Record<string, unknown> = {}): Promise<number> {
  const form = {
    id: 0,
    hotelName: "Willow House",
    description: "Twelve rooms around a courtyard of old willows, ten minutes' walk from the lake.",
    address: "Lane 4, Rajbagh, Srinagar",
    searchAddress: "Rajbagh, Srinagar",
    pindCode: "190008",
    ...change,
  };
  return idOf(staff("POST", "Hotel", form));
}

/** Adds rooms of a type to a hotel and returns their id: by default one deluxe room for two adults and a child. */
export async function addRoom(
  staff: StaffCall,
  hotelId: number,
  change: Record<string, unknown> = {},
): Promise<number> {
  const form = {
    id: 0,
    hotelId,
    roomType: 2,
    rentPerNight: 4500,
    noBeds: 1,
    maxAdults: 2,
    maxChild: 1,
    facilities: [1, 5],
    noOfRooms: 1,
    ...change,
  };
  return idOf(staff("POST", "Rooms", form));
}

/** A booking form as the specification's client sends it: two adults, 10 to 12 June 2030. */
export function bookingFormFor(hotelId: number, change: Record<string, unknown> = {}) {
  return {
    id: 0,
    customerName: "Meera Pillai",
    email: "meera@example.com",
    phoneNo: "9000000001",
    checkInDate: "2030-06-10",
    checkOutDate: "2030-06-12",
    adults: 2,
    chlids: 0,
    hotelId,
    specialRequest: "",
    status: "",
    ...change,
  };
}

export function reviewFormFor(change: Record<string, unknown> = {}) {
  return {
    id: 0,
    customerName: "Ritu Kohli",
    review: "The houseboat was warm, and breakfast came with the sunrise.",
    customerAddress: "Pune",
    rating: 5,
    status: "",
    ...change,
  };
}

export function queryFormFor(change: Record<string, unknown> = {}) {
  return {
    name: "Imran Qadri",
    email: "imran@example.com",
    subject: "Snow tyres in March",
    message: "Do your cabs drive up to Gulmarg in the second week of March?",
    ...change,
  };
}

/** A cab form as the specification's client sends it, including its misspelt fields. */
export function cabFormFor(change: Record<string, unknown> = {}) {
  return {
    id: 0,
    customerName: "Joseph Mathew",
    email: "joseph@example.com",
    phoneNo: "9000000002",
    pickUpLoaction: "Srinagar airport",
    dropLoaction: "Nigeen Lake",
    dateOfJourney: "2030-06-10",
    preferredTime: "14:30",
    vechiclePreference: "suv",
    specialRequest: "A child seat, please",
    status: "pending",
    ...change,
  };
}

export function packageFormFor(change: Record<string, unknown> = {}) {
  return {
    id: 0,
    tourName: "Lake and Meadow",
    tourFeatures: ["Heated rooms", "Cab throughout"],
    tourDescription: "Two unhurried days between the lake and the meadow.",
    tourHighlights: ["Shikara at dawn"],
    tourPlan: [
      { day: 1, planHeading: "Arrival", planDescription: "The houseboat waits with tea." },
      { day: 2, planHeading: "Gulmarg", planDescription: "A day in the meadow." },
    ],
    numberOfDays: 2,
    startingRate: 17_500,
    location: "Srinagar",
    ...change,
  };
}

/** Adds a package as staff would and returns its id. */
export async function addPackage(staff: StaffCall, change: Record<string, unknown> = {}): Promise<number> {
  return idOf(staff("POST", "Package", packageFormFor(change)));
}

/** An enquiry as the specification's client sends it. */
export function enquiryFormFor(packageId: number, change: Record<string, unknown> = {}) {
  return {
    id: 0,
    customerName: "Farida Sheikh",
    email: "farida@example.com",
    phoneNo: "9000000003",
    packageId,
    specialRequest: "We are four, two of us over seventy.",
    status: "pending",
    ...change,
  };
}

/** A season with a higher price around 12 June 2030. */
export function ratePeriodFormFor(roomId: number, change: Record<string, unknown> = {}) {
  return {
    roomId,
    name: "Apple harvest",
    from: "2030-06-11",
    to: "2030-06-15",
    rentPerNight: 6000,
    ...change,
  };
}

export function extraFormFor(hotelId: number, change: Record<string, unknown> = {}) {
  return { hotelId, name: "Airport pick-up", per: "stay", price: 1500, asked: "offer", ...change };
}

/** A cab rate from the airport to Gulmarg. */
export function cabRateFormFor(change: Record<string, unknown> = {}) {
  return {
    per: "route",
    from: "Srinagar airport",
    to: "Gulmarg",
    car: 2800,
    suv: 3500,
    note: "The union's cars take over in Tangmarg when it snows.",
    ...change,
  };
}

export function blockFormFor(roomId: number, change: Record<string, unknown> = {}) {
  return {
    roomId,
    rooms: 1,
    firstNight: "2030-06-10",
    freeFrom: "2030-06-13",
    reason: "New boiler",
    ...change,
  };
}

/** A file of others as the page of imports sends it. */
export function importFormFor(kind: string, content: string | Uint8Array<ArrayBuffer>, name = "list.csv") {
  const form = new FormData();
  form.set("kind", kind);
  form.set("file", new File([content], name));
  return form;
}

/** Sends a file to be imported; returns its preview once all rows were looked over. */
export async function sendFile(staff: StaffCall, ...file: Parameters<typeof importFormFor>): Promise<Import> {
  return whenPast("reading", staff, (await staff("POST", "Import", importFormFor(...file))).data as Import);
}

/** Writes what a preview showed; the import when that has ended. */
export async function carryOutImport(staff: StaffCall, token: string): Promise<Import> {
  return whenPast("writing", staff, (await staff("POST", "Import", { token })).data as Import);
}

async function whenPast(state: Import["state"], staff: StaffCall, begun: Import): Promise<Import> {
  let shown = begun;
  for (let tries = 0; shown.state === state && tries < 1000; tries += 1) {
    await pause(100);
    shown = (await staff("GET", `Import?token=${shown.token}`)).data as Import;
  }
  return shown;
}
