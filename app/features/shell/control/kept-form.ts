import { marksOf, type Typed, typeAgain, typedIn } from "./typed-again.ts";

/** What was typed in a form that was sent, for as long as no answer to it has come. */
export type KeptForm = {
  username: string;
  /** Path and query of its page. */
  page: string;
  sentAt: number;
  /** Tells the form from the page's others: also the record and its version, as they stand in hidden fields. */
  form: string;
  typed: Typed;
};

const key = "kept-form";
const longest = 10 * 60 * 1000;

/** Notes what a form says while it is on its way: in this tab alone, without passwords, codes and files. */
export function keepForm(form: HTMLFormElement, of: Pick<KeptForm, "username" | "page">): void {
  const typed = typedIn(form);
  forgetForm();
  if (typed.length === 0) return;
  const kept: KeptForm = { ...of, sentAt: Date.now(), form: marksOf(form), typed };
  try {
    sessionStorage.setItem(key, JSON.stringify(kept));
  } catch {
    // A browser that keeps nothing has nothing to give back.
  }
}

export function forgetForm(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // There is nothing to forget.
  }
}

/** Types it again where the same person opens the same page within ten minutes, and the same form is on it. */
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
