import type { Change, ChangedKind } from "#contract/change-log.ts";
import type { Client } from "#contract/client.ts";
import type { Notification } from "#contract/outbox.ts";
import type { Payment } from "#contract/payments.ts";
import { dateNear } from "#contract/rules/dates.ts";
import { formatRupees } from "#contract/rules/money.ts";
import { statusLabel } from "#contract/rules/status.ts";
import { todayInKashmir } from "#contract/rules/stay.ts";
import { orErrorPage } from "#app/reply.ts";

/** An event in the history of a request; `at` is an ISO timestamp, or a calendar date when the time is unknown. */
export type Event = { at: string; what: string; about: string };

/** Events shown at most; the change log has the rest. */
const mostEvents = 30;

type Timed = { id: number; createdAt?: string; openedAt?: string | null; reference?: string };

/** The events of a request, latest first: received, opened, changed, e-mailed. */
export async function readTimeline(api: Client, kind: ChangedKind, record: Timed): Promise<Event[]> {
  const { id, createdAt, openedAt, reference } = record;
  const [changes, messages] = await Promise.all([
    api.changeLog.list({ query: { kind, recordId: id, limit: mostEvents } }),
    reference ? api.outbox.list({ query: { reference, limit: mostEvents } }) : null,
  ]);
  const events = [
    ...orErrorPage(changes).data.flatMap(changeEvent),
    ...(messages ? orErrorPage(messages).data.flatMap(messageEvent) : []),
    ...(openedAt ? [{ at: openedAt, what: "Seen", about: "opened by the desk" }] : []),
  ];
  const isEntered = events.some(({ what }) => what === "Entered");
  const came = kind === "reviews" ? "Written" : "Asked";
  if (createdAt && !isEntered) events.push({ at: createdAt, what: came, about: "on the website" });
  return latestFirst(events);
}

/** Sorts events of several sources. */
export function latestFirst(events: readonly Event[]): Event[] {
  return events.toSorted((a, b) => b.at.localeCompare(a.at));
}

/** Money that came in, was given back or is kept for a later stay; with its day, if it was written down on another. */
export function paymentEvent({ amount, direction, method, paidOn, createdAt }: Payment): Event {
  const isKept = direction === "Returned" && method === "Credit";
  const what = direction === "Received" ? "Paid" : isKept ? "Kept" : "Given back";
  const writtenOn = todayInKashmir(new Date(createdAt));
  const day = paidOn === writtenOn ? "" : `on ${dateNear(paidOn, writtenOn)}`;
  const about = [formatRupees(amount), isKept ? "for a later stay" : method, day].filter(Boolean).join(", ");
  return { at: createdAt, what, about };
}

function changeEvent({ at, by, action, fields }: Change): Event[] {
  if (action === "created") return [{ at, what: "Entered", about: `by ${by}` }];
  if (action !== "changed") return [{ at, what: capital(action), about: `by ${by}` }];
  const changed = new Map(fields.map(({ name, after }) => [name, after]));
  const status = changed.get("Status");
  const isEnded = changed.has("Ending");
  const others = fields.filter(({ name }) => !(isEnded ? ofEnding : ["Status"]).includes(name));
  const events: Event[] = [];
  if (isEnded) events.push({ at, ...endingWords(changed, by) });
  else if (status !== undefined) events.push({ at, what: statusLabel(status), about: `by ${by}` });
  if (others.length > 0)
    events.push({ at, what: "Changed", about: `${others.map(changedWords).join(", ")}, by ${by}` });
  return events;
}

/** The name of a changed field; of the total both amounts. */
function changedWords({ name, before, after }: Change["fields"][number]): string {
  if (name !== "Total, ₹") return name.toLowerCase();
  const amount = (text: string) => (text === "" ? "none" : formatRupees(Number(text)));
  return `total from ${amount(before)} to ${amount(after)}`;
}

const ofEnding = ["Status", "Ending", "Reason", "Charge"];

/** A stay that came to its end, with its charge: one act of staff, however many fields it changes. Or its end taken back. */
function endingWords(changed: ReadonlyMap<string, string>, by: string): Omit<Event, "at"> {
  const ending = changed.get("Ending");
  if (!ending) return { what: statusLabel(changed.get("Status") ?? ""), about: `again, by ${by}` };
  const charge = chargeWords(changed.get("Charge") ?? "");
  const about = [changed.get("Reason"), charge, `by ${by}`].filter(Boolean).join(", ");
  return { what: ending, about };
}

function chargeWords(charge: string): string {
  if (charge === formatRupees(0)) return "nothing charged";
  return charge && `charge ${charge.toLowerCase()}`;
}

function messageEvent({ audience, subject, status, sentAt, createdAt }: Notification): Event[] {
  if (audience !== "guest") return [];
  const about = status === "Sent" ? subject : `${subject} (${status.toLowerCase()})`;
  return [{ at: sentAt ?? createdAt, what: status === "Sent" ? "Told" : "E-mail", about }];
}

function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
