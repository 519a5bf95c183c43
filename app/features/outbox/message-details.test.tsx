// @vitest-environment jsdom
import { screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { type Notification, outboxMessages } from "#contract/outbox.ts";
import { MessageDetails } from "./message-details.tsx";

const kept: Notification = {
  id: 4,
  kind: "reminder",
  reference: "CO-7F3K2M",
  audience: "guest",
  recipient: "meera@example.com",
  subject: "Before you arrive (CO-7F3K2M)",
  text: "We expect you on 3 Jun",
  status: "Kept",
  attempts: 0,
  lastError: "",
  createdAt: "2030-06-01T06:30:00.000Z",
  nextAttemptAt: null,
  sentAt: null,
};

function show(message: Notification): void {
  const Page = () => (
    <MessageDetails message={message} closeHref="/control/messages" isSetUp refusal={undefined} />
  );
  const Stub = createRoutesStub([{ path: "/", Component: Page }]);
  document.body.innerHTML = renderToString(<Stub />);
}

const ways = () =>
  [/Send it from my own mail/, /Send now/].map((name) => screen.queryByText(name)?.textContent);

test("a kept message is sent from here or from staff's own mail; a withdrawn one in no way, and it says why", () => {
  show(kept);
  expect(ways()).toEqual(["Send it from my own mail", "Send now"]);
  show({ ...kept, lastError: outboxMessages.withdrawn });
  expect(ways()).toEqual([undefined, undefined]);
  expect(screen.getByText("Withdrawn: the stay has changed")).toBeTruthy();
});
