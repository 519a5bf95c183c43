import type { APIRequestContext } from "@playwright/test";
import { expect } from "@playwright/test";

/** A house of three room types, for `removeHouse`: other tests see the demo's houses. */
export async function addHouse(api: APIRequestContext): Promise<number> {
  const house = { hotelName: "Walnut House", description: "By the lake.", address: "Rajbagh" };
  const place = { searchAddress: "Rajbagh, Srinagar", pindCode: "190008" };
  const added = await api.post("/api/Hotel", { data: { ...house, ...place } });
  const { data: hotel } = await added.json();
  const room = { hotelId: hotel.id, noBeds: 1, maxAdults: 3, maxChild: 2, noOfRooms: 4 };
  for (const roomType of [1, 2, 3])
    await api.post("/api/Rooms", { data: { ...room, roomType, rentPerNight: 3000 + roomType * 500 } });
  return hotel.id;
}

export async function removeHouse(api: APIRequestContext, id: number): Promise<void> {
  expect((await api.delete(`/api/Hotel/byId?Id=${id}`)).status()).toBe(200);
}
