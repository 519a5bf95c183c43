import { marksOf, type Typed, typeAgain, typedIn } from "./typed-again.ts";

/** The typed values of a form that was sent and has no answer yet. */
export type KeptForm = {
  username: string;
  /** Path and query of its page. */
  page: string;
  sentAt: number;
  /** Identifies the form on its page (`marksOf`), including record and version in its hidden fields. */
  form: string;
  typed: Typed;
};

const key = "kept-form";
const longest = 10 * 60 * 1000;

/** Stores the values of a form while it is being sent, in session storage, without passwords, codes and files. */
export function keepForm(form: HTMLFormElement, of: Pick<KeptForm, "username" | "page">): void {
  const typed = typedIn(form);
  forgetForm();
  if (typed.length === 0) return;
  const kept: KeptForm = { ...of, sentAt: Date.now(), form: marksOf(form), typed };
  try {
    sessionStorage.setItem(key, JSON.stringify(kept));
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
export function giveFormBack({ username, page }: Pick<KeptForm, "username" | "page">): void {
  const kept = readKept();
  const isOver = !kept || kept.username !== username || Date.now() - kept.sentAt > longest;
  if (isOver) return forgetForm();
  if (kept.page !== page) return;
  forgetForm();
  const form = [...document.forms].find((one) => marksOf(one) === kept.form);
  if (form) typeAgain(form, kept.typed);
}

function readKept(): KeptForm | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? "null");
    return isKept(kept) ? kept : null;
  } catch {
    return null;
  }
}

function isKept(kept: unknown): kept is KeptForm {
  return typeof kept === "object" && kept !== null && "typed" in kept && Array.isArray(kept.typed);
}
