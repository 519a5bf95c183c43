import fc from "fast-check";
import ICAL from "ical.js";
import { expect, test } from "vitest";
import { parseFeed } from "./parse-feed.ts";

const calendar = (...events: string[][]) =>
  [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    ...events.flatMap((lines) => ["BEGIN:VEVENT", ...lines, "END:VEVENT"]),
    "END:VCALENDAR",
    "",
  ].join("\r\n");
const dates = (from: string, to: string) => [`DTSTART;VALUE=DATE:${from}`, `DTEND;VALUE=DATE:${to}`];
const only = (...lines: string[]) => parseFeed(calendar(lines)).entries[0];

test("bookings, closed nights and Airbnb's own closures are told apart, and nobody's name is read", () => {
  const feed = parseFeed(
    calendar(
      ["UID:a@airbnb.com", ...dates("20300610", "20300612"), "SUMMARY:Reserved", "DESCRIPTION:Meera"],
      ["UID:b@airbnb.com", ...dates("20300613", "20300614"), "SUMMARY:Airbnb (Not available)"],
      ["UID:c@booking.com", ...dates("20300615", "20300616"), "SUMMARY:CLOSED - Not available"],
      ["UID:d@google.com", ...dates("20300617", "20300618"), "SUMMARY:Khan family"],
    ),
  );
  expect(feed).toEqual({
    leftOut: 0,
    entries: [
      {
        key: "a@airbnb.com",
        host: "airbnb.com",
        firstNight: "2030-06-10",
        freeFrom: "2030-06-12",
        kind: "booking",
      },
      {
        key: "b@airbnb.com",
        host: "airbnb.com",
        firstNight: "2030-06-13",
        freeFrom: "2030-06-14",
        kind: "not available",
      },
      {
        key: "c@booking.com",
        host: "booking.com",
        firstNight: "2030-06-15",
        freeFrom: "2030-06-16",
        kind: "closed",
      },
      {
        key: "d@google.com",
        host: "google.com",
        firstNight: "2030-06-17",
        freeFrom: "2030-06-18",
        kind: "booking",
      },
    ],
  });
});

test("times are days in Kashmir; an entry without an end, or of one moment, is as long as it says", () => {
  const nights = (...lines: string[]) => {
    const entry = only("UID:a", ...lines);
    return entry && [entry.firstNight, entry.freeFrom];
  };
  expect(nights("DTSTART:20300610T190000Z", "DTEND:20300612T053000Z")).toEqual(["2030-06-11", "2030-06-12"]);
  expect(
    nights("DTSTART;TZID=Asia/Kolkata:20300610T140000", "DTEND;TZID=Asia/Kolkata:20300612T110000"),
  ).toEqual(["2030-06-10", "2030-06-12"]);
  expect(nights("DTSTART;VALUE=DATE:20300610")).toEqual(["2030-06-10", "2030-06-11"]);
  expect(nights(...dates("20300610", "20300610"))).toEqual(["2030-06-10", "2030-06-11"]);
  expect(nights("DTSTART;VALUE=DATE:20300610", "DURATION:P2W")).toEqual(["2030-06-10", "2030-06-24"]);
  expect(nights("DTSTART:20300610T100000", "DTEND:20300610T110000")).toEqual(["2030-06-10", "2030-06-10"]);
});

test("what repeats or has no dates is counted, what was cancelled is not", () => {
  const { entries, leftOut } = parseFeed(
    calendar(
      ["UID:a", ...dates("20300610", "20300612"), "RRULE:FREQ=WEEKLY"],
      ["UID:b", ...dates("20300612", "20300610")],
      ["UID:c", ...dates("20301310", "20301312")],
      ["UID:d", ...dates("20300610", "20300612"), "STATUS:CANCELLED"],
      ["UID:e"],
    ),
  );
  expect({ entries, leftOut }).toEqual({ entries: [], leftOut: 4 });
});

test("an entry without a name, or with another's, is known by its nights", () => {
  const { entries } = parseFeed(
    calendar(
      dates("20300610", "20300612"),
      ["UID:a", ...dates("20300613", "20300614")],
      ["UID:a", ...dates("20300615", "20300616")],
      ["UID:a", ...dates("20300615", "20300616")],
    ),
  );
  expect(entries.map(({ key }) => key)).toEqual(["2030-06-10 2030-06-12", "a", "a 2030-06-15 2030-06-16"]);
});

const whole = calendar(["UID:a", ...dates("20300610", "20300612"), "SUMMARY:Reserved"]);
const refused: [string, string, RegExp][] = [
  ["a page to sign in", "<!doctype html><p>Sign in</p>", /web page/],
  ["nothing", "", /not a calendar/],
  ["a text", "Service unavailable", /cut off/],
  ["another file", "BEGIN:VCARD\r\nEND:VCARD\r\n", /not a calendar/],
  ["a second calendar", `${whole}${whole}`, /not a calendar/],
  ["too many entries", calendar(...Array.from({ length: 2001 }, () => ["UID:a"])), /more than 2,000/],
];
test.each(refused)("%s is refused", (_, text, fault) => {
  expect(() => parseFeed(text)).toThrow(fault);
});

test("a calendar that is cut off anywhere is refused", () => {
  const text = whole.trimEnd();
  for (let length = 1; length < text.length; length += 1)
    expect(() => parseFeed(text.slice(0, length)), text.slice(0, length)).toThrow();
});

const names = fc.stringMatching(/^[a-z0-9@.-]{1,90}$/);
const day = fc.integer({ min: 1, max: 28 }).map((at) => String(at).padStart(2, "0"));
const events = fc.uniqueArray(fc.record({ uid: names, from: day, nights: fc.integer({ min: 1, max: 40 }) }), {
  selector: ({ uid }) => uid,
  maxLength: 8,
});

test("a library reads the same of it, folded or not", () => {
  fc.assert(fc.property(events, fc.boolean(), sameAsLibrary));
});

function sameAsLibrary(list: { uid: string; from: string; nights: number }[], isFolded: boolean) {
  const lines = list.map(({ uid, from, nights }) => {
    const end = new Date(Date.UTC(2030, 5, Number(from) + nights)).toISOString().slice(0, 10);
    const long = isFolded ? uid.replaceAll(/(.{20})(?=.)/g, "$1\r\n ") : uid;
    return [`UID:${long}`, ...dates(`203006${from}`, end.replaceAll("-", ""))];
  });
  const text = calendar(...lines);
  const known = new ICAL.Component(ICAL.parse(text) as unknown[])
    .getAllSubcomponents("vevent")
    .map((component) => new ICAL.Event(component))
    .map(({ uid, startDate, endDate }) => [uid, startDate.toString(), endDate.toString()]);
  expect(parseFeed(text).entries.map((one) => [one.key, one.firstNight, one.freeFrom])).toEqual(known);
}
