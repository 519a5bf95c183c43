import { Agent, get } from "node:http";
import { Agent as SafeAgent, get as getSafely } from "node:https";
import { median } from "./figures.ts";
import { measureOf, type Part } from "./report.ts";

const seconds = 0.7;
const rounds = 3;
const guestsAtOnce = 8;
const agent = new Agent({ keepAlive: true, maxSockets: guestsAtOnce });
const safeAgent = new SafeAgent({ keepAlive: true, maxSockets: guestsAtOnce });

const pages = ["/", "/hotels", "/hotel/1", "/packages", "/package/1", "/booking/1", "/gallery", "/contact"];
const reads = [
  "/api/Hotel/AllUser",
  "/api/Hotel/byId?Id=1",
  "/api/Package",
  "/api/CustomerFeedBack",
  "/api/Availability?hotelId=1&checkIn=2030-06-10&checkOut=2030-06-12",
];

/** Requests per second of a site, with this process as client; reported without a limit. */
export async function measureSpeed(address: string): Promise<Part> {
  return speedOf(
    `Requests a second, ${guestsAtOnce} at once`,
    [...pages, ...reads].map((path) => ({ name: path, url: `${address}${path}` })),
  );
}

/** The same for any addresses. */
export function measurePeers(urls: string[]): Promise<Part> {
  return speedOf(
    `Peers: requests a second, ${guestsAtOnce} at once`,
    urls.map((url) => ({ name: url, url })),
  );
}

async function speedOf(title: string, targets: { name: string; url: string }[]): Promise<Part> {
  const measures = [];
  for (const { name, url } of targets) {
    const runs = [];
    for (let round = 0; round < rounds; round += 1) runs.push(await load(url));
    const slowest = median(runs.map((run) => run.slowest)).toFixed(1);
    measures.push(
      measureOf(
        `${name}; 99 % within ${slowest} ms`,
        "a second",
        runs.map((run) => run.perSecond),
      ),
    );
  }
  return { title, measures };
}

async function load(url: string): Promise<{ perSecond: number; slowest: number }> {
  for (let warm = 0; warm < 20; warm += 1) await request(url);
  const durations: number[] = [];
  const start = performance.now();
  const end = start + seconds * 1000;
  const guest = async () => {
    while (performance.now() < end) {
      const before = performance.now();
      await request(url);
      durations.push(performance.now() - before);
    }
  };
  await Promise.all(Array.from({ length: guestsAtOnce }, guest));
  const sorted = durations.toSorted((a, b) => a - b);
  const perSecond = durations.length / ((performance.now() - start) / 1000);
  return { perSecond, slowest: sorted[Math.floor(sorted.length * 0.99)] ?? Number.NaN };
}

function request(url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const headers = { "accept-encoding": "gzip, br" };
    const isSafe = url.startsWith("https:");
    const sent = (isSafe ? getSafely : get)(
      url,
      { agent: isSafe ? safeAgent : agent, headers },
      (response) => {
        if (response.statusCode !== 200) reject(new Error(`${url} answered ${response.statusCode}`));
        response.resume().on("end", resolve);
      },
    );
    sent.on("error", reject);
  });
}
