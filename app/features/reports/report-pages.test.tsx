import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import type { OccupancyReport as Report } from "#contract/reports.ts";
import { DaysForm } from "./days-form.tsx";
import { OccupancyReport } from "./occupancy-report.tsx";
import { OwingReport } from "./owing-report.tsx";

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

test("a printed report says which days it is about", () => {
  const said = render(<DaysForm from="2030-03-31" to="2030-04-01" />);
  expect(said).toMatch(/print:block">Sun, 31 Mar 2030 to Mon, 1 Apr 2030</);
});
