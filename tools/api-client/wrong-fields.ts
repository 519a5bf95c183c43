import createClient from "openapi-fetch";
import type { paths } from "./schema.d.ts";

// What a client must not get past the compiler. Each line below fails to compile; were one to compile, this file would
// not.

const client = createClient<paths>({ baseUrl: "http://localhost:3000/api" });

const stay = {
  customerName: "Meera Pillai",
  email: "meera@example.com",
  phoneNo: "9000000001",
  checkInDate: "2030-06-10",
  checkOutDate: "2030-06-12",
  adults: 2,
  hotelId: 1,
};

// @ts-expect-error the number of children is called `chlids`, and is required
await client.POST("/Booking", { body: { ...stay, children: 0 } });
// @ts-expect-error a number, not a text
await client.POST("/Booking", { body: { ...stay, chlids: "none" } });
// @ts-expect-error there is no such call
await client.GET("/Hotels");
// @ts-expect-error the hotel's rooms are asked for by its id
await client.GET("/Rooms", { params: { query: {} } });
// @ts-expect-error another word than the list can be sorted by
await client.GET("/Hotel/AllUser", { params: { query: { sort: "nicest" } } });

const { data, error } = await client.GET("/Booking/byId", { params: { query: { Id: 1 } } });
// @ts-expect-error a booking has no such field
data?.data.guestName;
// @ts-expect-error its status is one of a few words
data?.data.status satisfies "Cancelled" | undefined;
// @ts-expect-error a failure has no data
error?.data.id;
