import { type FormSign, pageFormHeader } from "#contract/core/page-form.ts";

export type Reply = {
  status: number;
  message: string;
  errors?: Record<string, string>;
  data: Record<string, string | number> | null;
};
export type FieldAliases = Record<string, string>;

/** Milliseconds after which an unanswered form is given back to be sent again. */
const patience = 30_000;
/** Milliseconds after which a visitor may wonder. */
const wonder = 6000;

/**
 * Sends a form's fields, under the contract's names, to a call below `/api/`. Undefined when no answer came that could
 * be read. `onSlow` is called once when it takes long. The same key makes sending again the same sending.
 */
export async function postForm(
  path: string,
  fields: Record<string, string>,
  sending: { key: string; sign: FormSign },
  onSlow: () => void,
): Promise<Reply | undefined> {
  const slow = setTimeout(onSlow, wonder);
  try {
    const response = await fetch(`/api/${path}`, {
      method: "POST",
      headers: {
        accept: "application/json",
        "content-type": "application/json",
        "idempotency-key": sending.key,
        [pageFormHeader]: sending.sign,
      },
      body: JSON.stringify(fields),
      signal: AbortSignal.timeout(patience),
    });
    return (await response.json()) as Reply;
  } catch {
    return undefined;
  } finally {
    clearTimeout(slow);
  }
}

/** What is said when no answer came. */
export function noAnswer(): string {
  return navigator.onLine
    ? "We could not reach our server. What you wrote is still here: please try again"
    : "You are offline. What you wrote is still here: please send it again when the network is back";
}

/** A form's texts under the contract's own field names. */
export function inWireNames(form: FormData, aliases: FieldAliases): Record<string, string> {
  const texts = [...form].filter((entry): entry is [string, string] => typeof entry[1] === "string");
  return Object.fromEntries(texts.map(([name, text]) => [aliases[name] ?? name, text]));
}
