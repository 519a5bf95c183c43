import { data, redirect } from "react-router";
import { type Client, fromForm } from "#contract/client.ts";
import { failures } from "#contract/core/errors.ts";
import { deskMessages } from "#contract/desk.ts";
import { wishesOf } from "#contract/rules/typed-wishes.ts";
import { backToForm, typedFields, unlessRefused } from "#app/reply.ts";
import { redirectWithToast } from "#app/features/navigation/flash.ts";
import { deskAddress, type DeskQuestion, questionIn, readDeskPage } from "./read-desk-page.ts";
import { requestHref } from "#app/features/navigation/request-pages.ts";

/**
 * Books what was chosen and opens the new booking; refused, everything typed stays. The total that counts is the one
 * with meals and extras, where the page told it; a refusal for another price tells the one to send next. What is asked
 * above the rooms comes along without scripts: changed since, it is answered and nothing booked.
 */
export async function answerDesk(api: Client, request: Request) {
  const form = await request.formData();
  const { choice = "", key, expectedTotal: told, intent, ...typed } = typedFields(form);
  const question = questionIn(new URL(request.url).searchParams);
  const asked = askedIn(form, question);
  if (intent === "show") throw redirect(deskAddress(asked));
  if (deskAddress(asked) !== deskAddress(question)) return answerOther(api, asked, { ...typed, choice });
  const [hotelId = "", roomId = "", rooms = "", total = ""] = choice.split(" ");
  const expectedTotal = told || total;
  const sent = { ...typed, ...wishesOf(typed), hotelId, roomId, rooms };
  const body = fromForm({ ...sent, expectedTotal });
  const reply = await api.bookings.enter({ body, idempotencyKey: key });
  if (!reply.ok) {
    const next = reply.errors["expectedTotal"] ? await totalOf(api, sent) : expectedTotal;
    return backToForm(reply, { ...typed, choice, expectedTotal: next, ...(key && { key }) });
  }
  throw redirectWithToast(requestHref({ kind: "bookings", id: reply.data.id }), reply.message);
}

/** What the fields above the rooms ask; the first of each name, for what was answered stands below. */
function askedIn(form: FormData, answered: DeskQuestion): DeskQuestion {
  if (!form.has("checkIn")) return answered;
  const asked = [...form].filter(
    ([name, value]) => Object.hasOwn(answered, name) && typeof value === "string",
  );
  return { ...answered, ...Object.fromEntries(asked.toReversed()) };
}

async function answerOther(api: Client, question: DeskQuestion, typed: Record<string, string>) {
  const page = await readDeskPage(api, question);
  const { status } = failures.conflict;
  return data({ message: deskMessages.otherQuestion, errors: {}, typed, page }, { status });
}

/** What the stay costs now, as a form sends it; empty where it has no price. */
async function totalOf(api: Client, stay: Record<string, string>): Promise<string> {
  const price = unlessRefused(await api.prices.read({ query: fromForm(stay) }));
  return price ? String(price.total) : "";
}
