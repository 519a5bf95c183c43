import { data } from "react-router";
import { fromForm, type Client, type Failure } from "#contract/client.ts";
import { peopleMessages, type Person } from "#contract/people.ts";
import { cutAt } from "#contract/rules/text.ts";
import { confirmField, confirmFirst } from "#app/features/staff/confirm-first.ts";
import { orErrorPage } from "#app/reply.ts";

/** The result of the page's form: the search, the found person, and errors. */
export type PersonAnswer = {
  who: string;
  person?: Person;
  /** Ticked records, `kind id`. */
  also: string[];
  message?: string;
  errors?: Record<string, string>;
  /** Message on what was erased. */
  done?: string;
};

/** The fields of the form: the search, and the ticked records that match by name only. */
export function readPersonForm(form: FormData) {
  const texts = (name: string) => form.getAll(name).filter((value) => typeof value === "string");
  const text = (name: string) => cutAt(texts(name)[0] ?? "", 200);
  const ticked = texts("also");
  const also = ticked.map((word) => word.split(" ")).map(([kind, id]) => ({ kind, id }));
  const typed = form.get(confirmField);
  return { who: text("who"), intent: text("intent"), mark: text("mark"), ticked, also, typed };
}

/** Finds or erases a person, by the pressed button. */
export async function answerPerson(api: Client, form: FormData) {
  const { who, intent, mark, ticked, also, typed } = readPersonForm(form);
  if (intent === "erase") {
    const body = { who, also, mark };
    const reply = await confirmFirst(api, typed, () => api.people.erase({ body: fromForm(body) }));
    if (!reply.ok) return refuse(reply, { who, also: ticked, person: await found(api, who) });
    const { deleted, nameless, blanked } = reply.data;
    const counts = `${deleted} deleted, ${nameless} left without a name, ${blanked} e-mails, log entries and mentions blanked`;
    return data<PersonAnswer>({ who: "", also: [], done: `${reply.message}. ${counts}.` });
  }
  const reply = await confirmFirst(api, typed, () => api.people.find({ body: fromForm({ who }) }));
  if (!reply.ok) return refuse(reply, { who, also: [] });
  return data<PersonAnswer>({ who, also: [], person: reply.data });
}

async function found(api: Client, who: string): Promise<Person> {
  return orErrorPage(await api.people.find({ body: fromForm({ who }) })).data;
}

function refuse({ message, errors, status }: Failure, answer: Omit<PersonAnswer, "message" | "errors">) {
  const shownMessage =
    status === 409 && message !== peopleMessages.toCome ? `${message}. This is how it stands now.` : message;
  return data<PersonAnswer>({ ...answer, message: shownMessage, errors }, { status });
}
