import { data } from "react-router";
import { fromForm, type Client, type Failure } from "#contract/client.ts";
import { peopleMessages, type Person } from "#contract/people.ts";
import { confirmField, confirmFirst } from "#app/features/staff/confirm-first.ts";
import { orErrorPage } from "#app/reply.ts";

/** What the page shows after a form: who was looked for, what was found, and what is wrong. */
export type PersonAnswer = {
  who: string;
  person?: Person;
  /** Ticked records, `kind id`. */
  also: string[];
  message?: string;
  errors?: Record<string, string>;
  /** What was erased, in words. */
  done?: string;
};

/** The fields of the form: who is asked about, and which records bear only the name but are ticked. */
export function readPersonForm(form: FormData) {
  const texts = (name: string) => form.getAll(name).filter((value) => typeof value === "string");
  const text = (name: string) => (texts(name)[0] ?? "").slice(0, 200);
  const ticked = texts("also");
  const also = ticked.map((word) => word.split(" ")).map(([kind, id]) => ({ kind, id }));
  const typed = form.get(confirmField);
  return { who: text("who"), intent: text("intent"), mark: text("mark"), ticked, also, typed };
}

/** Finds or erases, as the pressed button says. */
export async function answerPerson(api: Client, form: FormData) {
  const { who, intent, mark, ticked, also, typed } = readPersonForm(form);
  if (intent === "erase") {
    const body = { who, also, mark };
    const reply = await confirmFirst(api, typed, () => api.people.erase({ body: fromForm(body) }));
    if (!reply.ok) return refuse(reply, { who, also: ticked, person: await found(api, who) });
    const { deleted, nameless, blanked } = reply.data;
    const counts = `${deleted} deleted, ${nameless} left without a name, ${blanked} e-mails, log entries and mentions blanked`;
    return answered({ who: "", also: [], done: `${reply.message}. ${counts}.` });
  }
  const reply = await confirmFirst(api, typed, () => api.people.find({ body: fromForm({ who }) }));
  return reply.ok ? answered({ who, also: [], person: reply.data }) : refuse(reply, { who, also: [] });
}

async function found(api: Client, who: string): Promise<Person> {
  return orErrorPage(await api.people.find({ body: fromForm({ who }) })).data;
}

function refuse({ message, errors, status }: Failure, answer: Omit<PersonAnswer, "message" | "errors">) {
  const said =
    status === 409 && message !== peopleMessages.toCome ? `${message}. This is how it stands now.` : message;
  return data<PersonAnswer>({ ...answer, message: said, errors }, { status });
}

function answered(answer: PersonAnswer) {
  return data<PersonAnswer>(answer);
}
