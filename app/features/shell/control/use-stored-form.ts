import { useEffect, useEffectEvent, useRef } from "react";
import { useLocation, useNavigation } from "react-router";
import { forgetForm, restoreForm, storeForm } from "./stored-form.ts";

/**
 * Restores a form that was sent after the session had expired: the values are stored on submit and restored after the
 * sign-in. Any other answer deletes them; a redirect to the login leaves this layout, so it is not seen here.
 */
export function useStoredForm(username: string): void {
  const { pathname, search } = useLocation();
  const { state } = useNavigation();
  const page = pathname + search;
  const before = useRef(state);
  const keep = useEffectEvent((event: SubmitEvent) => {
    const { target: form } = event;
    if (!(form instanceof HTMLFormElement) || event.defaultPrevented) return;
    // Not `form.method`, which a field named "method" would shadow.
    if (form.getAttribute("method") === "post") storeForm(form, { username, page });
  });
  useEffect(() => {
    if (state === "idle" && before.current !== "idle") forgetForm();
    if (state === "idle") restoreForm({ username, page });
    before.current = state;
  }, [state, username, page]);
  useEffect(() => {
    const listen = (event: SubmitEvent) => keep(event);
    addEventListener("submit", listen, true);
    return () => removeEventListener("submit", listen, true);
  }, []);
}
