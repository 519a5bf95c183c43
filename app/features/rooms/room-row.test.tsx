// @vitest-environment jsdom
import { cleanup, render } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, expect, test } from "vitest";
import { FacilityList } from "#app/features/hotels/facility-list.tsx";
import { RoomRow } from "./room-row.tsx";

afterEach(cleanup);

const room = {
  id: 1,
  hotelId: 1,
  roomType: "Deluxe",
  roomTypeId: 1,
  rentPerNight: 4800,
  noBeds: 1,
  maxAdults: 2,
  maxChild: 1,
  noOfRooms: 2,
  roomNumber: "",
  roomFacilities: [1, 2, 3],
  facilities: ["Electric blanket", "Garden", "Wi-Fi"],
  images: [],
  includedAdults: 2,
  extraBeds: 0,
  plans: [],
  version: 1,
};

/** By facility, the drawings that stand beside its name. */
function drawings(root: HTMLElement): Record<string, string[]> {
  const found: Record<string, string[]> = {};
  for (const item of root.querySelectorAll("li")) {
    if (item.querySelector("li")) continue;
    const drawing = item.querySelector("use")?.getAttribute("href") ?? "none";
    (found[item.textContent.trim()] ??= []).push(drawing.replace(/.*#/, ""));
  }
  return found;
}

test("a facility is drawn in a room as it is drawn for the house: by the data's icon", () => {
  const facilities = [
    { name: "Electric blanket", icon: "bed-double" },
    { name: "Garden", icon: "trees" },
    { name: "Wi-Fi", icon: "wifi" },
  ];
  const element = (
    <>
      <FacilityList facilities={facilities} />
      <ul>
        <RoomRow room={room} facilities={facilities} stay={{}} />
      </ul>
    </>
  );
  // What the document's loader has read: a price says what it holds of taxes.
  const loaderData = { root: { company: { taxes: "" } } };
  const router = createMemoryRouter([{ id: "root", path: "/", element }], { hydrationData: { loaderData } });
  const { container } = render(<RouterProvider router={router} />);
  expect(drawings(container)).toEqual({
    "Electric blanket": ["bed-double", "bed-double"],
    Garden: ["trees", "trees"],
    "Wi-Fi": ["wifi", "wifi"],
  });
});
