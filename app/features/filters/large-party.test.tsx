// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { createRoutesStub } from "react-router";
import { afterEach, expect, test } from "vitest";
import { toCompany } from "#app/features/company/company-facts.ts";
import { bookingForm } from "#contract/bookings.ts";
import { companyDefaults } from "#contract/company-defaults.ts";
import { mostAdults, mostChildren } from "#contract/rules/party.ts";
import { bookingOfSearch } from "./booking-of-search.ts";
import { LargeParty } from "./large-party.tsx";

afterEach(cleanup);

const { details, hours, payment, policy } = companyDefaults;
const brand = { palette: "lake", typefaces: "valley", logo: null, files: "" } as const;
const company = toCompany({ details, hours, payment, brand, policy });
const dates = { checkInDate: "2030-12-01", checkOutDate: "2030-12-04" };

async function show(guests: string): Promise<HTMLElement> {
  const Component = () => (
    <LargeParty search={{ ...dates, guests }} where="Gulmarg" from={`/hotels?guests=${guests}`} />
  );
  const Stub = createRoutesStub([{ id: "root", path: "/", Component, loader: () => ({ company }) }]);
  const { container, findByText } = render(
    <>
      <Stub />
      <p>Below</p>
    </>,
  );
  await findByText("Below");
  await new Promise((done) => setTimeout(done, 0));
  return container;
}

test("more guests than one form may take are told so, with ways on that carry what was looked for", async () => {
  await show("7");
  const said = await screen.findByRole("complementary", { name: "Rooms for 7 guests" });
  expect(said.textContent).toContain("One booking takes up to 5 adults and 5 children.");
  const asked = new URL(
    screen.getByRole("link", { name: "Ask us for 7 guests" }).getAttribute("href") ?? "",
    "http://x",
  );
  expect([asked.pathname, Object.fromEntries(asked.searchParams)]).toEqual([
    "/query",
    { subject: "Rooms for 7 guests, 1 to 4 Dec, Gulmarg", from: "/hotels?guests=7" },
  ]);
  const whatsApp = screen.getByRole("link", { name: "WhatsApp" }).getAttribute("href") ?? "";
  expect(decodeURIComponent(whatsApp)).toContain("Rooms for 7 guests, 1 to 4 Dec, Gulmarg");
});

test("the most that a search names are those and more", async () => {
  await show("12");
  expect(await screen.findByRole("link", { name: "Ask us for 12 guests or more" })).toBeTruthy();
});

test.each(["", "1", "5", "many"])("%j guests are told nothing", async (guests) => {
  expect((await show(guests)).textContent).toBe("Below");
});

test("the form takes as many as is said, and is filled with no more", () => {
  const fault = (party: object) => {
    const { error } = bookingForm.safeParse(party);
    return error?.issues.filter(({ path }) => ["adults", "chlids"].includes(String(path[0]))).length;
  };
  expect(fault({ adults: mostAdults, chlids: mostChildren })).toBe(0);
  expect(fault({ adults: mostAdults + 1, chlids: mostChildren + 1 })).toBe(2);
  expect(bookingOfSearch({ ...dates, guests: "5" })).toEqual({ ...dates, adults: "5" });
  expect(bookingOfSearch({ ...dates, guests: "6" })).toEqual({ ...dates, adults: "" });
});
