import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import type { OccupancyReport as Report } from "#contract/reports.ts";
import { DaysForm } from "./days-form.tsx";
import { OccupancyReport } from "./occupancy-report.tsx";
import { OwingReport } from "./owing-report.tsx";
import { TakingsReport } from "./takings-report.tsx";

const render = (report: React.ReactElement) => renderToStaticMarkup(<MemoryRouter>{report}</MemoryRouter>);

const month = { sold: 0, forSale: 0, income: 0, averageRate: null, percent: null };
const occupancy: Report = { month: "2030-06", ...month, houses: [], page: 9, isMore: false, months: [] };

test("beyond the last who owe, their report says so and leads to them", () => {
  const many = { count: 101, total: 909_000, accounts: [] };
  const none = { count: 0, total: 0, accounts: [] };
  const said = render(<OwingReport owing={{ today: "2030-06-01", owing: many, toReturn: none }} page={9} />);
  expect(said).toContain("There is no page 9");
  expect(said).toMatch(/href="[^"]*\?page=\d"[^>]*>To the last page/);
  const all = render(<OwingReport owing={{ today: "2030-06-01", owing: none, toReturn: none }} page={1} />);
  expect(all).not.toContain("There is no page");
});

test("beyond the last house, occupancy says so and leads to the first ones of the month", () => {
  const said = render(<OccupancyReport report={occupancy} />);
  expect(said).toContain("There are no more houses");
  expect(said).toMatch(/href="\/control\/reports\/occupancy\?month=2030-06"[^>]*>First houses/);
  expect(render(<OccupancyReport report={{ ...occupancy, page: 1 }} />)).not.toContain("no more houses");
});

test("a printed page of who owes says that it is one of several, and where everybody is", () => {
  const owing = { count: 101, total: 909_000, accounts: [] };
  const toReturn = { count: 0, total: 0, accounts: [] };
  const printed = (count: number) =>
    render(<OwingReport owing={{ today: "2030-06-01", owing: { ...owing, count }, toReturn }} page={1} />);
  expect(printed(101)).toMatch(/print:block">Page 1 of 3\. The file of this report has everybody\.</);
  expect(printed(20)).not.toContain("print:block");
});

test("a printed report says which days it is about", () => {
  const said = render(<DaysForm from="2030-03-31" to="2030-04-01" />);
  expect(said).toMatch(/print:block">Sun, 31 Mar 2030 to Mon, 1 Apr 2030</);
});

test("a report of nothing says so instead of a table without rows", () => {
  const none = { count: 0, total: 0, accounts: [] };
  const days = { from: "2030-06-01", to: "2030-06-30", methods: [], days: [] };
  const sums = { received: 0, returned: 0, net: 0, payments: 0 };
  const takings = render(<TakingsReport takings={{ ...days, ...sums }} />);
  expect(takings).toContain("No payment was noted on these days");
  const houses = render(<OccupancyReport report={{ ...occupancy, page: 1 }} />);
  expect(houses).toContain("There are no houses yet");
  for (const said of [takings, houses]) expect(said).not.toContain("<table");
  const owing = { today: "2030-06-01", owing: none, toReturn: none };
  expect(render(<OwingReport owing={owing} page={1} />)).toContain("Nobody owes anything");
});

test("takings of more than a year name the year of the days before this one", () => {
  const day = (on: string) => ({ day: on, method: "UPI" as const, received: 1, returned: 0, net: 1 });
  const days = [day("2031-03-31"), day("2030-03-31")].map((one) => ({ ...one, payments: 1 }));
  const sums = { received: 2, returned: 0, net: 2, payments: 2, methods: [] };
  const said = render(<TakingsReport takings={{ from: "2030-03-31", to: "2031-03-31", days, ...sums }} />);
  expect(said).toContain("31 Mar, UPI");
  expect(said).toContain("31 Mar 2030, UPI");
});

test("a printed page of houses says that there are others, and where all of them are", () => {
  const house = { hotelId: 1, hotel: "Harud House", ...month };
  const printed = (change: Partial<Report>) =>
    render(<OccupancyReport report={{ ...occupancy, houses: [house], ...change }} />);
  const words = "of the houses. The file of this report has all of them.";
  expect(printed({ page: 1, isMore: true })).toContain(`Page 1 ${words}`);
  expect(printed({ page: 2 })).toContain(`Page 2 ${words}`);
  expect(printed({ page: 1 })).not.toContain(words);
});
