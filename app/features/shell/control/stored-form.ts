import { formIdentity, type FormEntries, refillForm, readFormEntries } from "./form-entries.ts";

/** The typed values of a form that was sent and has no answer yet. */
export type StoredForm = {
  username: string;
  /** Path and query of its page. */
  page: string;
  sentAt: number;
  /** Identifies the form on its page (`formIdentity`), including record and version in its hidden fields. */
  form: string;
  typed: FormEntries;
};

const key = "kept-form";
const longest = 10 * 60 * 1000;

/** Stores the values of a form while it is being sent, in session storage, without passwords, codes and files. */
export function storeForm(form: HTMLFormElement, of: Pick<StoredForm, "username" | "page">): void {
  const typed = readFormEntries(form);
  forgetForm();
  if (typed.length === 0) return;
  const stored: StoredForm = { ...of, sentAt: Date.now(), form: formIdentity(form), typed };
  try {
    sessionStorage.setItem(key, JSON.stringify(stored));
  } catch {
    // Without storage nothing can be restored.
  }
}

export function forgetForm(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Without storage there is nothing to delete.
  }
}

/** Restores the values when the same user opens the same page with the same form within ten minutes. */
export function restoreForm({ username, page }: Pick<StoredForm, "username" | "page">): void {
  const stored = readKept();
  const isOver = !stored || stored.username !== username || Date.now() - stored.sentAt > longest;
  if (isOver) return forgetForm();
  if (stored.page !== page) return;
  forgetForm();
  const form = [...document.forms].find((one) => formIdentity(one) === stored.form);
  if (form) refillForm(form, stored.typed);
}

function readKept(): StoredForm | null {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? "null");
    return isKept(stored) ? stored : null;
  } catch {
    return null;
  }
}

function isKept(stored: unknown): stored is StoredForm {
  return typeof stored === "object" && stored !== null && "typed" in stored && Array.isArray(stored.typed);
}
