import { FeedFault } from "./feed-fault.ts";

/** An event's properties that are read, by their names. */
export type Properties = Map<string, string>;

const mostEntries = 2000;
const read = new Set(["UID", "DTSTART", "DTEND", "DURATION", "SUMMARY", "STATUS", "RRULE", "RDATE"]);

/** Reads the events of a calendar. @throws FeedFault also for one that is cut off */
export function readEvents(text: string): Properties[] {
  const open: string[] = [];
  const events: Properties[] = [];
  let isOver = false;
  for (const line of unfolded(text)) {
    if (isOver) throw new FeedFault("none");
    const { name, value } = propertyOf(line);
    if (open.length === 0 && (name !== "BEGIN" || value.toUpperCase() !== "VCALENDAR"))
      throw new FeedFault("none");
    if (name === "BEGIN") {
      open.push(value.toUpperCase());
      if (open.length === 2 && open[1] === "VEVENT" && events.push(new Map()) > mostEntries)
        throw new FeedFault("many");
    } else if (name === "END") {
      if (open.pop() !== value.toUpperCase()) throw new FeedFault("cut");
      isOver = open.length === 0;
    } else if (open.length === 2 && open[1] === "VEVENT" && read.has(name)) events.at(-1)?.set(name, value);
  }
  if (!isOver) throw new FeedFault(open.length === 0 ? "none" : "cut");
  return events;
}

/** Lines with what was folded below them: a line that begins with a blank goes on with the one before. */
function* unfolded(text: string): Generator<string> {
  let line: string | undefined;
  for (const part of text.split(/\r\n|\n|\r/)) {
    if (line !== undefined && (part.startsWith(" ") || part.startsWith("\t"))) {
      line += part.slice(1);
      continue;
    }
    if (line) yield line;
    line = part;
  }
  if (line?.trim()) yield line;
}

/** `DTSTART;VALUE=DATE:20301201`: the name and the value; a colon between quotes belongs to a parameter. */
function propertyOf(line: string): { name: string; value: string } {
  let isQuoted = false;
  for (let at = 0; at < line.length; at++) {
    const sign = line[at];
    if (sign === '"') isQuoted = !isQuoted;
    if (sign !== ":" || isQuoted) continue;
    const name = line.slice(0, at).split(";", 1)[0] ?? "";
    return { name: name.toUpperCase(), value: line.slice(at + 1).trim() };
  }
  throw new FeedFault("cut");
}
