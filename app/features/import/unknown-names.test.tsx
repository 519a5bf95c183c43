import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { UnknownNames } from "./unknown-names.tsx";

const houses = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ value: at + 1, label: `House ${at + 1}`, placeId: null }));

function shown(count: number): string {
  const unknownNames = { houses: [{ name: "Old Name", rows: 2 }], roomTypes: [], more: 0 };
  const Page = createRoutesStub([
    {
      path: "/",
      Component: () => <UnknownNames {...{ unknownNames, houses: houses(count) }} chosen={undefined} />,
    },
  ]);
  return renderToStaticMarkup(<Page />);
}

test("where houses are typed and not chosen from a list, it is said how", () => {
  expect(shown(50)).not.toContain("Type a part");
  expect(shown(51)).toContain("Type a part of a house&#x27;s name, and choose it from those that come up.");
});
