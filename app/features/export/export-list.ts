import type { Client } from "#contract/client.ts";
import { writeCabRates } from "../cab-rates/write-cab-rates.ts";
import { changeList } from "../change-log/change-list.ts";
import { hotelList } from "../hotels/hotel-list.ts";
import { reportFiles } from "../reports/report-files.ts";
import type { RecordList } from "../lists/record-list.ts";
import { messageList } from "../outbox/message-list.tsx";
import { packageList } from "../packages/package-list.ts";
import { galleryList } from "../pictures/gallery-list.ts";
import { writePrices } from "../rates/write-prices.ts";
import { writeRooms } from "../rooms/write-rooms.ts";
import { trashList } from "../trash/trash-list.ts";
import { writeVisits } from "../visits/write-visits.ts";
import { ofRequestLists } from "#app/features/request-lists.made.ts";
import { writeCsv } from "#app/features/lists/write-csv.ts";

/** Every list that can be exported. */
export const exportedLists: Export[] = [
  ...Object.values(ofRequestLists(exportOf)),
  exportOf(messageList),
  exportOf(hotelList),
  exportOf(packageList),
  exportOf(galleryList),
  exportOf(trashList),
  exportOf(changeList),
  ...reportFiles,
  { name: "rooms.csv", hasGuestsData: false, write: (api) => writeRooms(api) },
  { name: "prices.csv", hasGuestsData: false, write: (api) => writePrices(api) },
  { name: "cab-prices.csv", hasGuestsData: false, write: (api) => writeCabRates(api) },
  { name: "visits.csv", hasGuestsData: false, write: (api) => writeVisits(api) },
];

type Export = {
  name: string;
  hasGuestsData: boolean;
  /** Every row under the filters of an address, as CSV. */
  write: (api: Client, address: URLSearchParams) => Promise<ReadableStream<Uint8Array>>;
};

/** The exported file of that name; undefined for one that does not exist. */
export function findExport(name: string): Export | undefined {
  return exportedLists.find((one) => one.name === name);
}

function exportOf<Row, Shown>(list: RecordList<Row, Shown>): Export {
  const { csv: name, hasGuestsData = false } = list;
  return { name, hasGuestsData, write: (api, address) => writeCsv(api, list, address) };
}
