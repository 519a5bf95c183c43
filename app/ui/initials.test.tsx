import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Initials } from "./initials.tsx";

test.each([
  ["Meera Pillai", "MP"],
  ["John Smith (UK)", "JS"],
  ["R. K. Bhat", "RB"],
  ["Zara", "Z"],
  ["मीरा पिल्लई", "मप"],
  ["(42)", "("],
])("the initials of %s are %s", (name, letters) => {
  expect(renderToStaticMarkup(<Initials name={name} />)).toContain(`>${letters}<`);
});
