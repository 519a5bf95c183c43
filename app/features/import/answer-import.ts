import { type Client, fromForm } from "#contract/client.ts";
import { redirectWithToast } from "../navigation/flash.ts";
import { controlPages } from "#app/content/control-addresses.ts";

/** Handles the forms of an import's page by their intents. Redirects to the page, or returns the refusal. */
export async function answerImport({ imports }: Client, token: string, form: FormData) {
  const reply = await answerTo(form.get("intent"), imports, token, form);
  if (!reply.ok) return { message: reply.message, status: reply.status };
  throw redirectWithToast(controlPages.importOf(token), reply.message);
}

function answerTo(
  intent: FormDataEntryValue | null,
  imports: Client["imports"],
  token: string,
  form: FormData,
) {
  switch (intent) {
    case "columns":
      return imports.match({ body: fromForm({ token, columns: chosenColumns(form) }) });
    case "leave-out":
      return imports.leaveOut({ body: { token } });
    case "words":
      return imports.addWords({ body: { token } });
    case "undo":
      return imports.undo({ body: { token } });
    default:
      return imports.send({ body: fromForm({ token }) });
  }
}

function chosenColumns(form: FormData): string {
  const chosen = [...form.entries()].flatMap(([field, column]) =>
    field !== "intent" && typeof column === "string" && /^\d+$/.test(column)
      ? [{ field, column: Number(column) }]
      : [],
  );
  return JSON.stringify(chosen);
}
