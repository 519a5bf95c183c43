import { Agent, get } from "node:http";
import { table } from "./figures.ts";

const seconds = 2;
const guestsAtOnce = 8;
const agent = new Agent({ keepAlive: true, maxSockets: guestsAtOnce });

const pages = ["/", "/hotels", "/hotel/1", "/packages", "/package/1", "/booking/1", "/gallery", "/contact"];
const reads = [
  "/api/Hotel/AllUser",
  "/api/Hotel/byId?Id=1",
  "/api/Package",
  "/api/CustomerFeedBack",
  "/api/Availability?hotelId=1&checkIn=2030-06-10&checkOut=2030-06-12",
];

/** How many requests a second one process answers, asked by this one from the same machine. Told, not judged. */
export async function measureSpeed(address: string): Promise<void> {
  const rows: string[][] = [];
  for (const path of [...pages, ...reads]) {
    const { perSecond, slowest } = await load(`${address}${path}`);
    rows.push([path, perSecond.toFixed(0), slowest.toFixed(1)]);
  }
  console.log(`\nRequests a second, ${guestsAtOnce} at once`);
  table(["address", "a second", "ms, 99 %"], rows);
}

async function load(url: string): Promise<{ perSecond: number; slowest: number }> {
  for (let warm = 0; warm < 20; warm += 1) await request(url);
  const taken: number[] = [];
  const start = performance.now();
  const end = start + seconds * 1000;
  const guest = async () => {
    while (performance.now() < end) {
      const before = performance.now();
      await request(url);
      taken.push(performance.now() - before);
    }
  };
  await Promise.all(Array.from({ length: guestsAtOnce }, guest));
  const sorted = taken.toSorted((a, b) => a - b);
  const perSecond = taken.length / ((performance.now() - start) / 1000);
  return { perSecond, slowest: sorted[Math.floor(sorted.length * 0.99)] ?? Number.NaN };
}

function request(url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    get(url, { agent, headers: { "accept-encoding": "gzip, br" } }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${url} answered ${response.statusCode}`));
      response.resume().on("end", resolve);
    }).on("error", reject);
  });
}
