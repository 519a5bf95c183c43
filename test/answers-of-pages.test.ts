import { createStaticHandler, RouterContextProvider } from "react-router";
import { beforeAll, expect, test } from "vitest";
import { apiContext } from "#app/context.ts";
import * as bookCab from "#app/routes/public/book-cab.tsx";
import * as booking from "#app/routes/public/booking.tsx";
import { createClient } from "#contract/client.ts";
import { appOfFile, staffOfFile } from "#test/support/app-hooks.ts";
import { addHotel, addRoom, cabRateFormFor } from "#test/support/factories.ts";

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

type Answer = { errors?: Record<string, string>; message?: string; typed?: Record<string, string> };

/** What a page's action answers to a form that was sent without scripts; the address where it was taken. */
async function answerTo(page: { action: unknown }, typed: Record<string, string>): Promise<Answer | string> {
  const handler = createStaticHandler([{ id: "page", path: "/", action: page.action as () => unknown }]);
  const requestContext = new RouterContextProvider();
  requestContext.set(apiContext, api);
  const request = new Request("http://test.example/", { method: "POST", body: new URLSearchParams(typed) });
  const answer = await handler.query(request, { requestContext });
  if (answer instanceof Response) return answer.headers.get("location") ?? "";
  return answer.actionData?.["page"] ?? {};
}

async function faultsAt(page: { action: unknown }, typed: Record<string, string>) {
  const answer = await answerTo(page, typed);
  if (typeof answer === "string") throw new Error(`The form was taken: ${answer}`);
  return Object.fromEntries(Object.entries(answer.errors ?? {}).filter(([, said]) => said));
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

test("a booking form that lacks a name is told in the same answer that its nights are over", async () => {
  expect(
    await faultsAt(booking, bookingOf({ checkInDate: "2020-01-02", checkOutDate: "2020-01-04" })),
  ).toEqual({
    customerName: "Name is required",
    specialRequest: "At most 5,000 characters, please",
    checkInDate: "Check-in cannot be in the past",
  });
});

test("a booking form that lacks a name is told in the same answer that its end is before its beginning", async () => {
  expect(
    await faultsAt(booking, bookingOf({ checkInDate: "2130-01-02", checkOutDate: "2130-01-01" })),
  ).toEqual({
    customerName: "Name is required",
    specialRequest: "At most 5,000 characters, please",
    checkOutDate: "Check-out must be after check-in",
  });
});

const cabOf = (change: Record<string, string>) => ({
  customerName: "Meera Pillai",
  email: "meera@example.com",
  phoneNo: "9000000001",
  pickUpLocation: "Srinagar airport",
  dropLocation: "Gulmarg",
  dateOfJourney: "2130-01-02",
  preferredTime: "10:00",
  vehiclePreference: "suv",
  ...change,
});

test.each<Record<string, string>>([{}, { paymentMethod: "cash" }])(
  "a cab's form that lacks a name is told in the same answer that its day is over: %o",
  async (payment) => {
    const typed = { ...cabOf({ customerName: "", dateOfJourney: "2020-01-02" }), ...payment };
    expect(await faultsAt(bookCab, typed)).toEqual({
      customerName: "Name is required",
      dateOfJourney: "Date of journey cannot be in the past",
      ...("paymentMethod" in payment ? {} : { paymentMethod: "Payment method is required" }),
    });
  },
);

test("without scripts the price of a route is not kept for another journey: that is said, and then asked for", async () => {
  const { data } = await staff("POST", "CabRate", cabRateFormFor());
  const cabRateId = String((data as { id: number }).id);
  const other = { cabRateId, dropLocation: "Pahalgam", paymentMethod: "cash", expectedTotal: "3500" };
  const answer = await answerTo(bookCab, cabOf(other));
  expect(answer).toMatchObject({
    message:
      "The price of the list is for Srinagar airport to Gulmarg. For another journey we tell you the price: send it again if it suits you",
    typed: { cabRateId: "", expectedTotal: "", dropLocation: "Pahalgam", customerName: "Meera Pillai" },
  });
  expect(answer).not.toHaveProperty("price");
  const { typed } = answer as Answer;
  expect(await answerTo(bookCab, typed ?? {})).toContain("/cab-services/book?sent=CAB-");
  expect((await staff("GET", "CabBooking")).data).toMatchObject([{ cabRateId: null, estimate: null }]);
});
