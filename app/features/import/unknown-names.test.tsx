// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, expect, test } from "vitest";
import type { Import } from "#contract/import-view.ts";
import { answerImport } from "./answer-import.ts";
import { HousesAbove } from "./houses-above.tsx";
import { UnknownNames } from "./unknown-names.tsx";

afterEach(cleanup);

const roomTypes = [{ name: "Lake view", rows: 2, hotel: "Poplar House", types: ["Twin Room"] }];
const unknownNames = { houses: [], roomTypes, more: 0 };

function show(element: React.JSX.Element) {
  render(<RouterProvider router={createMemoryRouter([{ path: "/", element }])} />);
}

const typesOf = (kind: Import["kind"]) => {
  show(<UnknownNames {...{ kind, unknownNames }} houses={[]} chosen={undefined} />);
  const texts = screen.getAllByRole("option").map(({ textContent }) => textContent);
  cleanup();
  return texts;
};

test("a booking can have any room type of the house, a price cannot", () => {
  const any = "Any room type of this house";
  expect(typesOf("bookings")).toEqual(["Which room type?", "Twin Room", any]);
  expect(typesOf("prices")).toEqual(["Which room type?", "Twin Room"]);
});

test("any room type is sent as a name without one of the company's own", async () => {
  const form = new FormData();
  for (const [field, text] of [
    ["intent", "names"],
    ["name", "Lake view"],
    ["hotel", "Poplar House"],
    ["to", "*"],
  ] as const)
    form.append(field, text);
  const sent: unknown[] = [];
  const chooseNames = async (call: unknown) => {
    sent.push(call);
    return { ok: false, status: 400, message: "", errors: {} };
  };
  const answer = await answerImport({ imports: { chooseNames } } as never, "token", form);
  expect(answer.chosen).toEqual([{ name: "Lake view", hotel: "Poplar House" }]);
  expect(JSON.stringify(sent)).toContain("Poplar House");
  show(<UnknownNames kind="bookings" unknownNames={unknownNames} houses={[]} chosen={answer.chosen} />);
  expect(screen.getByRole<HTMLSelectElement>("combobox").value).toBe("*");
});

test("rows without a house are asked about where there are some", () => {
  show(<HousesAbove withoutHouse={undefined} />);
  expect(screen.queryByRole("button")).toBeNull();
  cleanup();
  show(<HousesAbove withoutHouse={3} />);
  expect(screen.getByText(/^3 rows name no house/)).toBeDefined();
});

test("where houses are typed and not chosen from a list, it is said how", () => {
  const unknown = { ...unknownNames, houses: [{ name: "Old Name", rows: 2 }] };
  const houses = (count: number) =>
    Array.from({ length: count }, (_, at) => ({ value: at + 1, label: `House ${at + 1}`, placeId: null }));
  const how = /Type a part of a house's name, and choose it from those that come up\./;
  show(<UnknownNames kind="bookings" unknownNames={unknown} houses={houses(50)} chosen={undefined} />);
  expect(screen.queryByText(how)).toBeNull();
  cleanup();
  show(<UnknownNames kind="bookings" unknownNames={unknown} houses={houses(51)} chosen={undefined} />);
  expect(screen.getByText(how)).toBeDefined();
});
