import { addDays } from "#contract/rules/stay.ts";
import { smallPicture } from "#test/support/pictures/sample-pictures.ts";
import { bookingFormFor } from "#test/support/factories.ts";
import type { Answer, DrillSite } from "./drill-site.ts";

/** A possible state of a booking; after a call without an answer a booking has two possible states. */
type State = { status: string; arrival: string; departure: string; isDeleted: boolean };
export type ClerkBooking = { id: number; name: string; may: State[]; paid: number };
type Sending = { path: string; body: () => unknown; key: string; stored: (id: number) => void };

export type ClerkRooms = { hotelId: number; roomId: number };

const pick = (most: number) => Math.floor(Math.random() * most);
const firstDay = "2090-06-01";

/** A simulated clerk, who sends one call after the other and works only on the bookings that he made himself. */
export class Clerk {
  readonly bookings: ClerkBooking[] = [];
  readonly pictures: number[] = [];
  /** Calls that got no answer, to be sent again with the same idempotency key. */
  readonly unanswered = new Set<Sending>();
  readonly counts: Record<string, number> = {};
  readonly #name: string;
  readonly #office: ClerkRooms;
  #count = 0;

  constructor(name: string, office: ClerkRooms) {
    this.#name = name;
    this.#office = office;
  }

  /** Works until `isOver`, or until a call has no answer. */
  async work(site: DrillSite, cookie: string, isOver: () => boolean): Promise<void> {
    for (const sending of this.unanswered) if (!(await this.#send(site, cookie, sending))) return;
    while (!isOver()) {
      const settled = this.bookings.filter(({ may }) => may.length === 1 && !may[0]?.isDeleted);
      const one = settled[pick(settled.length)];
      const acts = [() => this.#book(site, cookie), () => this.#upload(site, cookie)];
      if (one) {
        acts.push(
          () => this.#change(site, cookie, one, "Accepted"),
          () => this.#change(site, cookie, one, "Accepted"),
        );
        acts.push(
          () => this.#change(site, cookie, one, "Rejected"),
          () => this.#remove(site, cookie, one),
        );
        acts.push(
          () => this.#pay(site, cookie, one),
          () => this.#book(site, cookie),
        );
      }
      if (!(await acts[pick(acts.length)]?.())) return;
    }
  }

  #book(site: DrillSite, cookie: string): Promise<boolean> {
    const name = `Guest ${this.#name} ${(this.#count += 1)}`;
    const state = { status: "", ...this.#stay(), isDeleted: false };
    const form = bookingFormFor(this.#office.hotelId, { ...this.#form(name, state), status: undefined });
    const stored = (id: number) => void this.bookings.push({ id, name, may: [state], paid: 0 });
    return this.#send(site, cookie, { path: "Booking", body: () => form, key: name, stored });
  }

  async #change(site: DrillSite, cookie: string, one: ClerkBooking, status: string): Promise<boolean> {
    const before = one.may[0];
    if (!before) return true;
    const after = { ...before, ...this.#stay(), status };
    const form = bookingFormFor(this.#office.hotelId, this.#form(one.name, after));
    return this.#settle(one, before, after, await site.call("PUT", `Booking/${one.id}`, form, { cookie }));
  }

  async #remove(site: DrillSite, cookie: string, one: ClerkBooking): Promise<boolean> {
    const before = one.may[0];
    if (!before) return true;
    const answer = await site.call("DELETE", `Booking/byId?Id=${one.id}`, undefined, { cookie });
    return this.#settle(one, before, { ...before, isDeleted: true }, answer);
  }

  #settle(one: ClerkBooking, before: State, after: State, answer: Answer): boolean {
    if (!answer.isKnown) one.may = [before, after];
    else if (answer.status < 300) one.may = [after];
    this.#note(after.isDeleted ? "deleted" : `changed to ${after.status}`, answer);
    return answer.isKnown;
  }

  #pay(site: DrillSite, cookie: string, one: ClerkBooking): Promise<boolean> {
    const key = `${one.name} pays ${(this.#count += 1)}`;
    const body = { id: 0, bookingId: one.id, amount: 100, method: "Cash", paidOn: "2026-01-05", note: key };
    const stored = () => void (one.paid += 1);
    return this.#send(site, cookie, { path: "Payment", body: () => body, key, stored });
  }

  async #upload(site: DrillSite, cookie: string): Promise<boolean> {
    const key = `Picture ${this.#name} ${(this.#count += 1)}`;
    const bytes = Uint8Array.from(await smallPicture(330, 250).jpeg().toBuffer());
    const body = () => {
      const form = new FormData();
      form.set("image", new File([bytes], "lake.jpg"));
      form.set("Module", "hotel");
      form.set("entityID", String(this.#office.hotelId));
      return form;
    };
    return this.#send(site, cookie, {
      path: "Upload",
      body,
      key,
      stored: (id) => void this.pictures.push(id),
    });
  }

  async #send(site: DrillSite, cookie: string, sending: Sending): Promise<boolean> {
    this.unanswered.add(sending);
    const headers = { cookie, "idempotency-key": sending.key };
    const answer = await site.call("POST", sending.path, sending.body(), headers);
    this.#note(sending.path, answer);
    if (!answer.isKnown) return false;
    this.unanswered.delete(sending);
    if (answer.status === 201) sending.stored((answer.data as { id: number }).id);
    return true;
  }

  #form(customerName: string, { status, arrival, departure }: State) {
    return {
      customerName,
      status,
      checkInDate: arrival,
      checkOutDate: departure,
      roomId: this.#office.roomId,
    };
  }

  #stay() {
    const arrival = addDays(firstDay, pick(40));
    return { arrival, departure: addDays(arrival, 1 + pick(3)) };
  }

  #note(what: string, answer: Answer): void {
    const key = `${what} ${answer.isKnown ? answer.status : "without answer"}`;
    this.counts[key] = (this.counts[key] ?? 0) + 1;
  }
}
