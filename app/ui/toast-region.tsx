import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { createPortal } from "react-dom";
import { useHydrated } from "./use-hydrated.ts";
import { Icon } from "./icon.tsx";

export type ToastTone = "success" | "info" | "error";

export interface ToastMessage {
  id: string;
  tone: ToastTone;
  text: string;
  /** One thing that can be done about it: Undo. */
  action?: ReactNode;
}

const icons = { success: "circle-check", info: "info", error: "circle-alert" } as const;
const colours = { success: "text-meadow", info: "text-dal", error: "text-chinar" };

/** Milliseconds a toast is shown; restarted when pointer or focus leave it. */
export const toastDuration = 5000;

/** Pixels of a horizontal swipe that dismiss a toast. */
const sweep = 60;

interface ToastRegionProps {
  toasts: readonly ToastMessage[];
  standing?: ReactNode;
  onDismiss: (id: string) => void;
}

/**
 * Messages at the top centre. The live region is always rendered, because screen readers announce only changes of an
 * existing one. Without scripts a message from the server simply stays.
 */
export function ToastRegion({ toasts, standing, onDismiss }: ToastRegionProps) {
  const slot = useModalSlot();
  const shown = (
    <>
      {standing}
      {toasts.map((toast) => (
        <Toast key={toast.id} toast={toast} onDismiss={onDismiss} />
      ))}
    </>
  );
  return (
    <div role="status" className="toast-region no-print">
      {slot ? createPortal(shown, slot) : shown}
    </div>
  );
}

/** An open modal dialog makes everything outside inert, so toasts with buttons are rendered inside it. */
function useModalSlot(): Element | null {
  return useSyncExternalStore(watchDialogs, findModalSlot, () => null);
}

function watchDialogs(onChange: () => void): () => void {
  const events = ["toggle", "close"];
  // In the capture phase, as neither event bubbles.
  for (const name of events) document.addEventListener(name, onChange, true);
  return () => {
    for (const name of events) document.removeEventListener(name, onChange, true);
  };
}

function findModalSlot(): Element | null {
  const slots = document.querySelectorAll("dialog:modal > [data-toasts]");
  return slots[slots.length - 1] ?? null;
}

function Toast({ toast, onDismiss }: { toast: ToastMessage; onDismiss: (id: string) => void }) {
  const [isHeld, setHeld] = useState(false);
  const isHydrated = useHydrated();
  const touched = useRef(0);
  const { id, tone, text, action } = toast;

  useEffect(() => {
    if (isHeld) return undefined;
    const timer = setTimeout(() => onDismiss(id), toastDuration);
    return () => clearTimeout(timer);
  }, [isHeld, id, onDismiss]);

  return (
    <div
      className="flex items-start gap-3 rounded-control border border-line bg-surface py-2.5 ps-4 pe-1.5 text-sm shadow-high touch-pan-y"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      onTouchStart={(event) => {
        touched.current = event.changedTouches[0]?.clientX ?? 0;
      }}
      onTouchEnd={(event) => {
        const moved = (event.changedTouches[0]?.clientX ?? 0) - touched.current;
        if (Math.abs(moved) > sweep) onDismiss(id);
      }}
    >
      <Icon of={icons[tone]} className={`mt-2.5 size-5 ${colours[tone]}`} />
      <p className="flex-1 py-2.5 font-medium">{text}</p>
      {action}
      {isHydrated ? (
        <button
          type="button"
          aria-label="Dismiss"
          onClick={() => onDismiss(id)}
          className="grid size-11 flex-none place-items-center rounded-control text-ink2 hover:bg-raised"
        >
          <Icon of="x" className="size-4.5" />
        </button>
      ) : (
        // Reserves the space of the close button, so that nothing shifts on hydration.
        <span className="size-11 flex-none" />
      )}
    </div>
  );
}
