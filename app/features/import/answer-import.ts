import { type Client, fromForm } from "#contract/client.ts";
import { redirectWithToast } from "../navigation/flash.ts";
import { controlPages } from "#app/content/control-addresses.ts";

/** Handles the forms of an import's page by their intents. Redirects to the page, or returns the refusal. */
export async function answerImport({ imports }: Client, token: string, form: FormData) {
  const reply = await answerTo(form.get("intent"), imports, token, form);
  if (!reply.ok) {
    const { status, errors } = reply;
    return { message: errors["names"] ?? reply.message, status, chosen: chosenNames(form) };
  }
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
    case "names":
      return imports.chooseNames({ body: fromForm({ token, names: JSON.stringify(chosenNames(form)) }) });
    case "houses":
      return imports.fillHouses({ body: { token } });
    case "undo":
      return imports.undo({ body: { token } });
    default:
      return imports.send({ body: fromForm({ token }) });
  }
}

/** Chosen for a room type of the file: none of the house's types in particular. */
export const anyRoomType = "*";

/** The names for which one was chosen; the form has its three fields once for each name, in the same order. */
function chosenNames(form: FormData) {
  const texts = (field: string) => form.getAll(field).map(String);
  const [to, hotels] = [texts("to"), texts("hotel")];
  return texts("name").flatMap((name, at) => {
    const [own = "", hotel = ""] = [to[at]?.trim(), hotels[at]];
    if (own === "") return [];
    return [{ name, ...(own !== anyRoomType && { to: own }), ...(hotel && { hotel }) }];
  });
}

export type ChosenNames = ReturnType<typeof chosenNames>;

function chosenColumns(form: FormData): string {
  const chosen = [...form.entries()].flatMap(([field, column]) =>
    field !== "intent" && typeof column === "string" && /^\d+$/.test(column)
      ? [{ field, column: Number(column) }]
      : [],
  );
  return JSON.stringify(chosen);
}
