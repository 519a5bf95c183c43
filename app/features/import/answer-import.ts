import { type Client, fromForm } from "#contract/client.ts";
import { redirectWithToast } from "../navigation/flash.ts";
import { controlPages } from "#app/content/control-addresses.ts";

/** Handles the forms of an import's page (`import`, `columns`, `leave-out`, `undo`). Redirects to the page, or returns the refusal. */
export async function answerImport(api: Client, token: string, form: FormData) {
  const intent = form.get("intent");
  const reply =
    intent === "columns"
      ? await api.imports.match({ body: fromForm({ token, columns: chosenColumns(form) }) })
      : intent === "undo"
        ? await api.imports.undo({ body: { token } })
        : intent === "leave-out"
          ? await api.imports.leaveOut({ body: { token } })
          : await api.imports.send({ body: fromForm({ token }) });
  if (!reply.ok) return { message: reply.message, status: reply.status };
  throw redirectWithToast(controlPages.importOf(token), reply.message);
}

function chosenColumns(form: FormData): string {
  const chosen = [...form.entries()].flatMap(([field, column]) =>
    field !== "intent" && typeof column === "string" && /^\d+$/.test(column)
      ? [{ field, column: Number(column) }]
      : [],
  );
  return JSON.stringify(chosen);
}
