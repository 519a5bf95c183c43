import { useEffect, useEffectEvent, useRef } from "react";
import { useLocation, useNavigation } from "react-router";
import { forgetForm, giveFormBack, keepForm } from "./kept-form.ts";

/**
 * When the session ended before a form was sent, its sender signs in and finds it as it was typed. Any other answer to
 * the form makes what was kept of it superfluous; one that leads to the login is not heard here.
 */
export function useKeptForm(username: string): void {
  const { pathname, search } = useLocation();
  const { state } = useNavigation();
  const page = pathname + search;
  const before = useRef(state);
  const keep = useEffectEvent((event: SubmitEvent) => {
    const { target: form } = event;
    if (!(form instanceof HTMLFormElement) || event.defaultPrevented) return;
    // By its attribute: a field can have the name `method`.
    if (form.getAttribute("method") === "post") keepForm(form, { username, page });
  });
  useEffect(() => {
    if (state === "idle" && before.current !== "idle") forgetForm();
    if (state === "idle") giveFormBack({ username, page });
    before.current = state;
  }, [state, username, page]);
  useEffect(() => {
    const listen = (event: SubmitEvent) => keep(event);
    addEventListener("submit", listen, true);
    return () => removeEventListener("submit", listen, true);
  }, []);
}
