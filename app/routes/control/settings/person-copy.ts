import { data } from "react-router";
import { fromForm } from "#contract/client.ts";
import { apiContext } from "#app/context.ts";
import { readPersonForm } from "#app/features/people/answer-person.ts";
import { copyAsHtml } from "#app/features/people/copy-as-html.ts";
import { confirmFirst } from "#app/features/staff/confirm-first.ts";
import { orErrorPage } from "#app/reply.ts";
import type { Route } from "./+types/person-copy";

/** A copy of one person's data as a file: a page to read, or JSON. */
export async function action({ context, request }: Route.ActionArgs) {
  const api = context.get(apiContext);
  const { who, also, intent, typed } = readPersonForm(await request.formData());
  const copy = () => api.people.copy({ body: fromForm({ who, also }) });
  const reply = orErrorPage(await confirmFirst(api, typed, copy));
  return intent === "page"
    ? asFile("person.html", "text/html", copyAsHtml(reply.data))
    : asFile("person.json", "application/json", JSON.stringify(reply.data, null, 2));
}

export function loader() {
  throw data({ message: "A copy is asked for on the page One person" }, { status: 405 });
}

function asFile(name: string, type: string, text: string): Response {
  return new Response(text, {
    headers: {
      "content-type": `${type}; charset=utf-8`,
      "content-disposition": `attachment; filename="${name}"`,
      "cache-control": "no-store",
    },
  });
}
