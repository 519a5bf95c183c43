import { data, redirect } from "react-router";
import { type Client, fromForm } from "#contract/client.ts";
import { failures } from "#contract/core/errors.ts";
import { deskMessages } from "#contract/desk.ts";
import { wishesOf } from "#contract/rules/typed-wishes.ts";
import { backToForm, typedFields, dataUnlessRefused } from "#app/reply.ts";
import { redirectWithToast } from "#app/features/navigation/flash.ts";
import { deskAddress, type DeskQuestion, questionIn, readDeskPage } from "./read-desk-page.ts";
import { requestHref } from "#app/features/navigation/request-pages.ts";

/**
 * Books the chosen room and opens the new booking, or the package enquiry in whose price it is; a refusal keeps all typed
 * values. The expected total is the one with meals and extras, if the page showed it; when the price has changed, the
 * refusal carries the new total. Without scripts the search fields are sent along: if they were changed since, their
 * results are shown and nothing is booked.
 */
export async function answerDesk(api: Client, request: Request) {
  const form = await request.formData();
  const { choice = "", key, expectedTotal: shownTotal, intent, ...typed } = typedFields(form);
  const question = questionIn(new URL(request.url).searchParams);
  const search = searchIn(form, question);
  if (intent === "show") throw redirect(deskAddress(search));
  if (deskAddress(search) !== deskAddress(question)) return answerOther(api, search, { ...typed, choice });
  const [hotelId = "", roomId = "", rooms = "", total = ""] = choice.split(" ");
  const { enquiry } = question;
  const expectedTotal = enquiry ? "" : shownTotal || total;
  const sent = { ...typed, ...wishesOf(typed), hotelId, roomId, rooms };
  const body = fromForm({ ...sent, expectedTotal, packageBookingId: enquiry });
  const reply = await api.bookings.enter({ body, idempotencyKey: key });
  if (!reply.ok) {
    const next = reply.errors["expectedTotal"] ? await totalOf(api, sent) : expectedTotal;
    return backToForm(reply, { ...typed, choice, expectedTotal: next, ...(key && { key }) });
  }
  const opened = enquiry
    ? requestHref({ kind: "packageBookings", id: Number(enquiry) })
    : requestHref({ kind: "bookings", id: reply.data.id });
  throw redirectWithToast(opened, reply.message);
}

/** The search in the form: of fields with the same name the first counts, as those of the shown results come below. */
function searchIn(form: FormData, answered: DeskQuestion): DeskQuestion {
  if (!form.has("checkIn")) return answered;
  const fields = [...form].filter(
    ([name, value]) => Object.hasOwn(answered, name) && typeof value === "string",
  );
  return { ...answered, ...Object.fromEntries(fields.toReversed()) };
}

async function answerOther(api: Client, question: DeskQuestion, typed: Record<string, string>) {
  const page = await readDeskPage(api, question);
  const { status } = failures.conflict;
  return data({ message: deskMessages.otherQuestion, errors: {}, typed, page }, { status });
}

/** The current total of the stay, as form value; empty when it has no price. */
async function totalOf(api: Client, stay: Record<string, string>): Promise<string> {
  const price = dataUnlessRefused(await api.prices.read({ query: fromForm(stay) }));
  return price ? String(price.total) : "";
}
