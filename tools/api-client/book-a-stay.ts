import createClient, { type Middleware } from "openapi-fetch";
import type { components, paths } from "./schema.d.ts";

type BookingForm = components["schemas"]["BookingForm"];
type Failure = Pick<components["schemas"]["Failure"], "message" | "errors">;
type Staff = { username: string; password: string };

/** Finds a hotel with a room free on these nights, and asks for a stay in it. Returns what the guest is told. */
export async function bookAStay(site: string, stay: Pick<BookingForm, "checkInDate" | "checkOutDate">) {
  const guest = createClient<paths>({ baseUrl: site });
  const free = { checkIn: stay.checkInDate, checkOut: stay.checkOutDate };
  const hotels = await guest.GET("/Hotel/AllUser", { params: { query: { ...free, sort: "cheapest" } } });
  const hotel = answer(hotels).data[0];
  if (!hotel) throw new Error("Nothing is free on these nights");

  const form: BookingForm = {
    customerName: "Meera Pillai",
    email: "meera@example.com",
    phoneNo: "9000000001",
    ...stay,
    adults: 2,
    chlids: 0,
    hotelId: hotel.id,
  };
  // However often a broken connection makes us send it, one key is one booking.
  const params = { header: { "Idempotency-Key": crypto.randomUUID() } };
  const { data: first } = answer(await guest.POST("/Booking", { params, body: form }));
  const { data: again } = answer(await guest.POST("/Booking", { params, body: form }));
  return { hotel: hotel.hotelName, ...first, isSentOnce: first.id === again.id };
}

/** Signs in and accepts a booking. When a colleague was quicker, reads it again and decides anew. */
export async function acceptBooking(site: string, staff: Staff, id: number, meanwhile?: () => Promise<void>) {
  const desk = createClient<paths>({ baseUrl: site });
  desk.use(cookies());
  answer(await desk.POST("/auth/login", { body: staff }));
  const refusals: string[] = [];
  for (let tries = 0; tries < 3; tries += 1) {
    const { data: booking } = answer(await desk.GET("/Booking/byId", { params: { query: { Id: id } } }));
    if (booking.status === "Accepted") return { status: booking.status, refusals };
    await meanwhile?.();
    const body = { ...booking, roomId: booking.roomId ?? undefined, status: "Accepted" as const };
    const changed = await desk.PUT("/Booking/{id}", { params: { path: { id } }, body });
    if (changed.response.status === 409) refusals.push(changed.error?.message ?? "");
    else return { status: answer(changed).data.status, refusals };
  }
  throw new Error("Somebody changes this booking all the time");
}

/** The reply, when it went well; else throws in the server's words, with the fields at fault. */
function answer<Reply>({ data, error }: { data?: Reply; error?: Failure }): Reply {
  if (data !== undefined) return data;
  throw new Error(`${error?.message ?? "No answer"} ${JSON.stringify(error?.errors ?? {})}`);
}

/** Keeps cookies as a browser does; without one a client has to. */
function cookies(): Middleware {
  const jar = new Map<string, string>();
  return {
    onRequest({ request }) {
      request.headers.set("cookie", [...jar].map((pair) => pair.join("=")).join("; "));
    },
    onResponse({ response }) {
      for (const cookie of response.headers.getSetCookie()) {
        const [name = "", value = ""] = cookie.split(";")[0]?.split("=") ?? [];
        jar.set(name, value);
      }
    },
  };
}
