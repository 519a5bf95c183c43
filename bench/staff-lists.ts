import { median } from "./figures.ts";
import { type Office, openOffice } from "./office.ts";
import { type Measure, measureOf, type Part } from "./report.ts";

const few = 100;
const many = 100_000;
const mostTimes = 1.5;
const rounds = 150;
const warmUp = 30;

/** First pages that must not notice how long the list has grown. */
const firstPages = [
  "Booking",
  "Booking?status=Accepted",
  "Booking?isDeleted=true",
  "Payment",
  "Payment?bookingId=50",
  "PackageBooking",
  "PackageBooking?status=Pending",
  "CabBooking",
  "CabBooking?status=Pending",
  "CustomerFeedBack",
  "CustomerFeedBack?status=Accepted",
  "CustomerFeedBack/Query",
  "CustomerFeedBack/Query?isAnswered=false",
  "Notification",
  "Notification?status=Kept",
  "Hotel/AllUser?limit=10",
  "Package",
  "Bin",
  "Dashboard",
  "Dashboard/NewRequests",
  ...sorted("Booking", ["name", "hotel", "checkIn", "total"], "status=Accepted"),
  ...sorted("PackageBooking", ["name", "package"], "status=Accepted"),
  ...sorted("CabBooking", ["name", "journeyDate"], "status=Accepted"),
  ...sorted("CustomerFeedBack", ["name", "rating"], "status=Accepted"),
  ...sorted("CustomerFeedBack/Query", ["name"], "isAnswered=true"),
];

/** The first page by each word: of the whole list one way, of those with a status the other. */
function sorted(path: string, words: string[], filter: string): string[] {
  return words.flatMap((word) => [
    `${path}?OrderBy=${word}&sortExpression=asc`,
    `${path}?OrderBy=${word}&${filter}`,
  ]);
}

/** Rare words, and one that every record has: told, not judged. */
const searches = [
  "Booking?search=quiet",
  "Booking?search=CO-77",
  "CabBooking?search=Guest+77",
  "Booking?search=guest",
];

/** Compares the first pages of a small and a large office, call by call in turn. */
export async function measureStaffLists(): Promise<Part> {
  const small = await openOffice(few);
  const large = await openOffice(many);
  const judged = await compare(small, large, firstPages, rounds);
  const told = await compare(small, large, searches, 12);
  await small.close();
  await large.close();

  const measures = [
    ...judged.map((one) => measure(one, { atMost: mostTimes })),
    ...told.map((one) => measure(one)),
  ];
  const title = `Staff lists, first page: ${many.toLocaleString("en-IN")} records in each list against ${few}`;
  return { title, measures };
}

type Comparison = { path: string; few: number; many: number; times: number };

async function compare(small: Office, large: Office, paths: string[], times: number): Promise<Comparison[]> {
  const taken = new Map(paths.map((path) => [path, { few: [] as number[], many: [] as number[] }]));
  for (let round = -Math.min(warmUp, times); round < times; round += 1) {
    for (const [path, { few: fewTimes, many: manyTimes }] of taken) {
      // In turn, and now one first and now the other, so that whatever else the machine does meets both alike.
      const isTurned = round % 2 === 0;
      const first = await (isTurned ? large : small).time(path);
      const second = await (isTurned ? small : large).time(path);
      if (round < 0) continue;
      fewTimes.push(isTurned ? second : first);
      manyTimes.push(isTurned ? first : second);
    }
  }
  return [...taken].map(([path, { few: fewTimes, many: manyTimes }]) => {
    const [a, b] = [median(fewTimes), median(manyTimes)];
    return { path, few: a, many: b, times: b / a };
  });
}

function measure({ path, few: a, many: b, times }: Comparison, limit = {}): Measure {
  return measureOf(`${path}; ${a.toFixed(2)} and ${b.toFixed(2)} ms`, "times", [times], limit);
}
