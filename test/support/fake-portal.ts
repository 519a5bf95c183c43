import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { openOnFreePort } from "./free-port.ts";

type Answer = (response: ServerResponse, request: IncomingMessage) => void;

/** An entry of a portal's calendar: `[firstNight, freeFrom)`, and what the portal calls it. */
export type PortalEntry = [uid: string, firstNight: string, freeFrom: string, summary?: string];

/** A calendar as Airbnb writes it. */
export function portalCalendar(entries: readonly PortalEntry[]): string {
  const day = (date: string) => date.replaceAll("-", "");
  const events = entries.map(
    ([uid, from, to, summary = "Reserved"]) =>
      `BEGIN:VEVENT\r\nDTEND;VALUE=DATE:${day(to)}\r\nDTSTART;VALUE=DATE:${day(from)}\r\nUID:${uid}\r\nDESCRIPTION:Reservation URL: https://portal.example/1\\nPhone\r\n  Number (Last 4 Digits): 0001\r\nSUMMARY:${summary}\r\nEND:VEVENT\r\n`,
  );
  return `BEGIN:VCALENDAR\r\nPRODID;X-RICAL-TZSOURCE=TZINFO:-//Portal//EN\r\nCALSCALE:GREGORIAN\r\nVERSION:2.0\r\n${events.join("")}END:VCALENDAR\r\n`;
}

/** A portal's server; `answer` says what it does next. */
export async function startFakePortal() {
  const state: { answer: Answer } = { answer: (response) => response.end(portalCalendar([])) };
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? "");
    state.answer(response, request);
  });
  const port = await openOnFreePort(server);
  return {
    asked,
    address: `http://127.0.0.1:${port}`,
    /** Has these entries from now on, or with whatever `how` does. */
    has(...entries: PortalEntry[]) {
      state.answer = (response) => response.end(portalCalendar(entries));
    },
    answers(how: Answer) {
      state.answer = how;
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
