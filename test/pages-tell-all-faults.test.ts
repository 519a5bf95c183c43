import { createStaticHandler, RouterContextProvider } from "react-router";
import { beforeAll, expect, test } from "vitest";
import { apiContext } from "#app/context.ts";
import * as bookCab from "#app/routes/public/book-cab.tsx";
import * as booking from "#app/routes/public/booking.tsx";
import * as tour from "#app/routes/public/package.tsx";
import { createClient } from "#contract/client.ts";
import { appOfFile, staffOfFile } from "#test/support/app-hooks.ts";
import { addHotel, addPackage, addRoom } from "#test/support/factories.ts";

const app = appOfFile();
const staff = staffOfFile(app);
let hotelId: number;
let packageId: number;
beforeAll(async () => {
  hotelId = await addHotel(staff);
  await addRoom(staff, hotelId);
  packageId = await addPackage(staff);
});

const api = createClient(async (url, { method = "GET", body }) => {
  const reply = await app.call(method, url.replace(/^\/api\//, ""), body ?? undefined, {
    "content-type": "application/json",
  });
  return { headers: new Headers(), json: async () => reply };
});

/** The form as a page's action gives it back after it was sent without scripts. */
async function formAgain(page: { action: unknown }, typed: Record<string, string>, address = "/") {
  const handler = createStaticHandler([{ id: "page", path: "/:id?", action: page.action as () => unknown }]);
  const requestContext = new RouterContextProvider();
  requestContext.set(apiContext, api);
  const request = new Request(`http://test.example${address}`, {
    method: "POST",
    body: new URLSearchParams(typed),
  });
  const answer = await handler.query(request, { requestContext });
  if (answer instanceof Response) throw new Error(`The form was taken: ${answer.headers.get("location")}`);
  const again: { errors?: Record<string, string>; message?: string; price?: { total: number } } =
    answer.actionData?.["page"] ?? {};
  return again;
}

/** What it then says at the form's fields. */
async function faultsAt(...sent: Parameters<typeof formAgain>) {
  const { errors } = await formAgain(...sent);
  return Object.fromEntries(Object.entries(errors ?? {}).filter(([, said]) => said));
}

const bookingOf = (dates: Record<string, string>) => ({
  hotelId: String(hotelId),
  customerName: "",
  email: "meera@example.com",
  phoneNo: "9000000001",
  adults: "2",
  children: "0",
  specialRequest: "a".repeat(5001),
  ...dates,
});

test.each([
  ["2020-01-02", "2020-01-04", { checkInDate: "Check-in cannot be in the past" }],
  ["2130-01-02", "2130-01-01", { checkOutDate: "Check-out must be after check-in" }],
])(
  "a booking form that lacks a name is told in the same answer what is wrong from %s to %s",
  async (from, to, wrong) => {
    expect(await faultsAt(booking, bookingOf({ checkInDate: from, checkOutDate: to }))).toEqual({
      customerName: "Name is required",
      specialRequest: "At most 5,000 characters, please",
      ...wrong,
    });
  },
);

test.each<Record<string, string>>([{}, { paymentMethod: "cash" }])(
  "a cab's form that lacks a name is told in the same answer that its day is over: %o",
  async (payment) => {
    const typed = {
      customerName: "",
      email: "meera@example.com",
      phoneNo: "9000000001",
      pickUpLocation: "Srinagar",
      dropLocation: "Gulmarg",
      dateOfJourney: "2020-01-02",
      preferredTime: "10:00",
      vehiclePreference: "car",
      ...payment,
    };
    expect(await faultsAt(bookCab, typed)).toEqual({
      customerName: "Name is required",
      dateOfJourney: "Date of journey cannot be in the past",
      ...("paymentMethod" in payment ? {} : { paymentMethod: "Payment method is required" }),
    });
  },
);

const tourOf = (customerName: string) => ({
  customerName,
  email: "meera@example.com",
  phoneNo: customerName && "9000000001",
  adults: "2",
  specialRequest: "Is the road open?",
});

test.each([
  ["an enquiry", tour, () => `/${packageId}`],
  ["a package's booking", booking, () => `/?package=${packageId}`],
] as const)(
  "%s without a name is told so before its price, and the price once nothing is wrong",
  async (_, page, at) => {
    const refused = await formAgain(page, tourOf(""), at());
    expect(refused).toMatchObject({
      errors: { customerName: "Name is required", phoneNo: "Phone is required" },
      price: { total: expect.any(Number) },
    });
    expect(refused.message ?? "").not.toContain("costs");
    const priced = await formAgain(page, tourOf("Meera Iyer"), at());
    expect(priced.message).toMatch(/^This is what it costs/);
    expect(priced.errors ?? {}).toEqual({});
  },
);
