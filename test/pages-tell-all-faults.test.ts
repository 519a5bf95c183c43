import { createStaticHandler, RouterContextProvider } from "react-router";
import { beforeAll, expect, test } from "vitest";
import { apiContext } from "#app/context.ts";
import * as bookCab from "#app/routes/public/book-cab.tsx";
import * as booking from "#app/routes/public/booking.tsx";
import { createClient } from "#contract/client.ts";
import { appOfFile, staffOfFile } from "#test/support/app-hooks.ts";
import { addHotel, addRoom } from "#test/support/factories.ts";

const app = appOfFile();
const staff = staffOfFile(app);
let hotelId: number;
beforeAll(async () => {
  hotelId = await addHotel(staff);
  await addRoom(staff, hotelId);
});

const api = createClient(async (url, { method = "GET", body }) => {
  const reply = await app.call(method, url.replace(/^\/api\//, ""), body ?? undefined, {
    "content-type": "application/json",
  });
  return { headers: new Headers(), json: async () => reply };
});

/** What a page's action says at the fields of a form that was sent without scripts. */
async function faultsAt(page: { action: unknown }, typed: Record<string, string>) {
  const handler = createStaticHandler([{ id: "page", path: "/", action: page.action as () => unknown }]);
  const requestContext = new RouterContextProvider();
  requestContext.set(apiContext, api);
  const request = new Request("http://test.example/", { method: "POST", body: new URLSearchParams(typed) });
  const answer = await handler.query(request, { requestContext });
  if (answer instanceof Response) throw new Error(`The form was taken: ${answer.headers.get("location")}`);
  const refused: { errors?: Record<string, string> } = answer.actionData?.["page"] ?? {};
  return Object.fromEntries(Object.entries(refused.errors ?? {}).filter(([, said]) => said));
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
