// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, expect, test } from "vitest";
import { OwnPage } from "./own-page.tsx";
import { QuestionsTo } from "#app/features/company/questions-to.tsx";

afterEach(cleanup);

const reference = "CO-7K2M9Q";
const link = {
  path: "/booking-status/key",
  url: "http://site.example/",
  code: { size: 1, path: "M0 0h1v1h-1z" },
};
const reach = { phone: "+91 194 000 0000", email: "desk@company.example", whatsApp: "+91 194 000 0001" };

function show(company: object) {
  const root = { company: { whatsAppGreeting: "", ...company }, shell: { replies: {} } };
  const element = (
    <OwnPage {...{ reference, link }} papers={[]} sent={null} back={{ href: "/hotels", label: "Back" }}>
      <QuestionsTo reference={reference} />
    </OwnPage>
  );
  const routes = [{ id: "root", path: "/", loader: () => root, element }];
  render(<RouterProvider router={createMemoryRouter(routes, { hydrationData: { loaderData: { root } } })} />);
}

const hrefOf = (name: string) => screen.queryByRole("link", { name })?.getAttribute("href");

test("phone, e-mail and WhatsApp are one touch away, the written ones with the reference", () => {
  show(reach);
  expect(hrefOf("+91 194 000 0000")).toBe("tel:+911940000000");
  expect(hrefOf("desk@company.example")).toBe(`mailto:desk@company.example?subject=${reference}`);
  expect(hrefOf("Ask by WhatsApp")).toContain(reference);
});

test("a company without a number for WhatsApp has no button for it, and without any way no line of questions", () => {
  show({ phone: "", email: "", whatsApp: "" });
  expect(hrefOf("Ask by WhatsApp")).toBeUndefined();
  expect(screen.queryByText(/Questions/)).toBeNull();
});
