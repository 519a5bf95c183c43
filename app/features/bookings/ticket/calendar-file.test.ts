import { expect, test } from "vitest";
import { calendarFile } from "./calendar-file.ts";

const stay = {
  reference: "CO-7K3F9Q",
  title: "Willow House",
  place: "Lane 4, Rajbagh",
  description: "2 adults",
  arrival: "2030-06-10",
  departure: "2030-06-12",
  isConfirmed: true,
  url: "https://stays.example/booking-status/key",
};
const now = new Date("2030-05-28T09:15:04.250Z");

test("a stay is whole days up to the morning of departure", () => {
  const lines = calendarFile(stay, now).split("\r\n");
  expect(lines).toContain("DTSTART;VALUE=DATE:20300610");
  expect(lines).toContain("DTEND;VALUE=DATE:20300612");
  expect(lines).toContain("DTSTAMP:20300528T091504Z");
  expect(lines).toContain("STATUS:CONFIRMED");
  expect(lines).toContain(String.raw`LOCATION:Lane 4\, Rajbagh`);
  expect(calendarFile({ ...stay, isConfirmed: false }, now)).toContain("STATUS:TENTATIVE");
});

test("hostile text stays in its field and ends no line", () => {
  const title = "Inn\r\nEND:VEVENT\rBEGIN:VALARM\n; a, b \\ c\u2028d\u0000";
  const text = calendarFile({ ...stay, title }, now);
  const unfolded = text.replaceAll("\r\n ", "");
  expect(unfolded.match(/^END:VEVENT\r$/gm)).toHaveLength(1);
  expect(unfolded).not.toMatch(/^BEGIN:VALARM/m);
  expect(unfolded).toContain(String.raw`SUMMARY:Inn\nEND:VEVENT\nBEGIN:VALARM\n\; a\, b \\ c d `);
  for (const sign of ["\r", "\n", "\u2028", "\0"]) expect(text.replaceAll("\r\n", "")).not.toContain(sign);
});

test("no line is longer than 75 bytes, and no character is cut", () => {
  const title = `${"डल झील के किनारे ".repeat(20)}🛶`;
  const text = calendarFile({ ...stay, title }, now);
  for (const line of text.split("\r\n"))
    expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  expect(text.replaceAll("\r\n ", "")).toContain(title);
});
