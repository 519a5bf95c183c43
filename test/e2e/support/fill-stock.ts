import { addHotel, addPackage, addRoom, reviewFormFor } from "../../support/factories.ts";

type StaffCall = Parameters<typeof addHotel>[0];

const names = ["Willow", "Reed", "Almond", "Poplar", "Saffron", "Mulberry", "Iris", "Walnut"];
const areas = ["Rajbagh, Srinagar", "Gulmarg", "Pahalgam", "Sonamarg", "Dal Lake, Srinagar"];

/** Adds records of each kind in the guests' lists, from `had` up to `wanted`; of the team as many as its list may have. */
export async function fillStock(staff: StaffCall, had: number, wanted: number): Promise<void> {
  for (let n = had; n < wanted; n++) {
    const called = `${names[n % names.length]} ${n < names.length ? "House" : `House ${n + 1}`}`;
    const area = areas[n % areas.length] ?? "";
    const hotelId = await addHotel(staff, { hotelName: called, searchAddress: area });
    await addRoom(staff, hotelId, { rentPerNight: 3000 + (n % 40) * 150 });
    await addPackage(staff, { tourName: `${names[n % names.length]} and Meadow ${n + 1}`, location: area });
    const review = reviewFormFor({ customerName: `Guest ${n + 1}`, customerAddress: "Pune" });
    const { data } = await succeed(staff, "POST", "CustomerFeedBack", review);
    const { id } = data as { id: number };
    await succeed(staff, "PUT", `CustomerFeedBack/${id}`, { ...review, status: "Accepted", version: 1 });
  }
  const people = Array.from({ length: Math.min(wanted, 40) }, (_, n) => ({
    name: `${names[n % names.length]} Lone ${n + 1}`,
    role: "Guest care",
  }));
  await succeed(staff, "PUT", "Content/team", { value: { heading: "Explore Our Staffs", people } });
}

async function succeed(staff: StaffCall, method: string, path: string, body: unknown) {
  const reply = await staff(method, path, body);
  if (reply.status > 201) throw new Error(`${method} ${path} answered ${reply.status}: ${reply.message}`);
  return reply;
}
