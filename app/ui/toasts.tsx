import { createContext, type ReactNode, useCallback, useContext, useEffect, useRef, useState } from "react";
import { type ToastMessage, ToastRegion, type ToastTone } from "./toast-region.tsx";

type ShowToast = (tone: ToastTone, text: string) => void;

const ToastContext = createContext<ShowToast | null>(null);

interface ToastProviderProps {
  /** A message that the server sent with this page. */
  flash?: ToastMessage | null | undefined;
  /** A message that stays until it no longer applies. */
  standing?: ReactNode;
  children: ReactNode;
}

const none: ToastMessage[] = [];

/** Holds the toasts of the page that it wraps. */
export function ToastProvider({ flash, standing, children }: ToastProviderProps) {
  const [toasts, setToasts] = useState(flash ? [flash] : none);
  const shownFlash = useRef(flash?.id);
  const count = useRef(0);

  const add = useCallback((toast: ToastMessage) => setToasts((current) => [...current, toast]), []);
  const dismiss = useCallback(
    (id: string) => setToasts((current) => current.filter((toast) => toast.id !== id)),
    [],
  );
  const show = useCallback<ShowToast>(
    (tone, text) => {
      count.current += 1;
      add({ id: `toast-${count.current}`, tone, text });
    },
    [add],
  );

  useEffect(() => {
    if (!flash || flash.id === shownFlash.current) return;
    // A new message from the server replaces the previous one, whose undo may have been used.
    if (shownFlash.current !== undefined) dismiss(shownFlash.current);
    shownFlash.current = flash.id;
    add(flash);
  }, [flash, add, dismiss]);

  return (
    <ToastContext value={show}>
      {children}
      <ToastRegion toasts={toasts} standing={standing} onDismiss={dismiss} />
    </ToastContext>
  );
}

/** Shows a message for five seconds: `showToast("success", "Saved")`. Throws outside a ToastProvider. */
export function useToast(): ShowToast {
  const show = useContext(ToastContext);
  if (!show) throw new Error("useToast needs a ToastProvider around the page");
  return show;
}
