import { fromForm, type Client } from "#contract/client.ts";
import { type Account, mostNamed, type OccupancyReport } from "#contract/reports.ts";
import { orErrorPage } from "#app/reply.ts";
import { type Cell, toCsv } from "../lists/csv.ts";

type Rows = { header: readonly string[]; rows: Cell[][] };
type ReportFile = { hasGuestsData: boolean; read: (api: Client, address: URLSearchParams) => Promise<Rows> };

/** The report's query parameters in an address; missing ones are left out. */
export function reportQuery(address: URLSearchParams) {
  const parameters = ["from", "to", "month", "hotelId"].map((name) => [name, address.get(name) ?? ""]);
  return fromForm(Object.fromEntries(parameters.filter(([, value]) => value !== "")));
}

/** Each report as a table, by the name of its file. */
const files: Record<string, ReportFile> = {
  "takings.csv": {
    hasGuestsData: false,
    async read(api, address) {
      const { days } = orErrorPage(await api.reports.takings({ query: reportQuery(address) })).data;
      return {
        header: ["Day", "Method", "Came in, ₹", "Given back, ₹", "Payments"],
        rows: days.map((day) => [day.day, day.method, day.received, day.returned, day.payments]),
      };
    },
  },
  "owing.csv": {
    hasGuestsData: true,
    async read(api) {
      const accounts = await readAllAccounts(api);
      return {
        header: [
          "Reference",
          "Guest",
          "Phone",
          "For",
          "Day",
          "Owed, ₹",
          "Paid, ₹",
          "Due since",
          "Days late",
          "Still to come, ₹",
          "To give back, ₹",
        ],
        rows: accounts.map((one) => [
          one.reference,
          one.customerName,
          one.phoneNo,
          one.what,
          one.day,
          one.owed,
          one.paid,
          one.since,
          one.daysLate,
          Math.max(0, one.owed - one.paid),
          Math.max(0, one.paid - one.owed),
        ]),
      };
    },
  },
  "occupancy.csv": {
    hasGuestsData: false,
    async read(api, address) {
      const { month, houses } = await readAllHouses(api, address);
      return {
        header: [
          "Month",
          "House",
          "Nights sold",
          "Nights for sale",
          "Occupancy, %",
          "Income, ₹",
          "Average rate, ₹",
        ],
        rows: houses.map((one) => [
          month,
          one.hotel,
          one.sold,
          one.forSale,
          one.percent,
          one.income,
          one.averageRate,
        ]),
      };
    },
  },
  "tax.csv": {
    hasGuestsData: false,
    async read(api, address) {
      const { rates, stateTax } = orErrorPage(await api.reports.tax({ query: reportQuery(address) })).data;
      return {
        header: ["Rate, %", "Taxable value, ₹", "CGST, ₹", `${stateTax}, ₹`],
        rows: rates.map((one) => [
          one.percent,
          one.valuePaise / 100,
          one.centralPaise / 100,
          one.statePaise / 100,
        ]),
      };
    },
  },
};

/** All accounts that owe, then all that get money back. */
async function readAllAccounts(api: Client): Promise<Account[]> {
  const owed: Account[] = [];
  const toGiveBack: Account[] = [];
  for (let page = 1; ; page += 1) {
    const query = { page, limit: mostNamed };
    const { owing, toReturn } = orErrorPage(await api.reports.owing({ query })).data;
    owed.push(...owing.accounts);
    toGiveBack.push(...toReturn.accounts);
    if (Math.max(owing.count, toReturn.count) <= page * mostNamed) return [...owed, ...toGiveBack];
  }
}

/** The occupancy report with all hotels. */
async function readAllHouses(api: Client, address: URLSearchParams) {
  const houses: OccupancyReport["houses"] = [];
  for (let page = 1; ; page += 1) {
    const query = { ...reportQuery(address), page, limit: mostNamed };
    const { data } = orErrorPage(await api.reports.occupancy({ query }));
    houses.push(...data.houses);
    if (!data.isMore) return { month: data.month, houses };
  }
}

/** The reports as exportable files. */
export const reportFiles = Object.entries(files).map(([name, { hasGuestsData, read }]) => ({
  name,
  hasGuestsData,
  async write(api: Client, address: URLSearchParams): Promise<ReadableStream<Uint8Array>> {
    const { header, rows } = await read(api, address);
    return new Blob([toCsv(header, rows)]).stream();
  },
}));
