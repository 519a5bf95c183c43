import {
  type FocusEventHandler,
  type ReactNode,
  type RefObject,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { Button } from "./button.tsx";
import { Icon } from "./icon.tsx";

interface DialogProps {
  /** The id that the opening button has as `commandfor`. */
  id: string;
  title: ReactNode;
  /** `sheet`: from the side on a desk, from below on a phone. `bottom`: centred on a desk. */
  shape?: "centre" | "wide" | "sheet" | "bottom";
  /** A picture strip above the title. */
  picture?: ReactNode;
  /** Beside the title: a badge above, a total at the end. */
  above?: ReactNode;
  aside?: ReactNode;
  footer?: ReactNode;
  /** Opens on load, for dialogs with an address; focuses the title or the control with `data-first-focus`. */
  initiallyOpen?: boolean;
  /** Identifies the navigation that opened it: a new value reopens a dialog that was closed meanwhile. */
  navigationKey?: string;
  onClose?: (dialog: HTMLDialogElement) => void;
  /** Any of its elements gets the focus. */
  onFocus?: FocusEventHandler;
  /** It has no focusable content, so its body is focusable, to be scrolled by keyboard. */
  isReading?: boolean;
  children: ReactNode;
}

const shapes = { centre: "", wide: " dialog-wide", sheet: " dialog-sheet", bottom: " dialog-bottom" };

/** A modal on the native `<dialog>`, which handles focus, Escape and closing. Opened by a DialogButton. */
export function Dialog(props: DialogProps) {
  const { id, title, shape = "centre", picture, above, aside, footer, onClose, isReading, children } = props;
  const [startsOpen] = useState(props.initiallyOpen ?? false);
  const dialog = useRef<HTMLDialogElement>(null);
  useModalFromStart(dialog, startsOpen, props.navigationKey);

  return (
    // It hears only where the focus is.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      id={id}
      open={startsOpen || undefined}
      closedby="any"
      aria-labelledby={`${id}-title`}
      // React passes the event of a dialog inside on to this one.
      onClose={(event) => {
        if (event.target === event.currentTarget) onClose?.(event.currentTarget);
      }}
      onFocus={props.onFocus}
      className={`dialog${shapes[shape]}`}
    >
      <Scrolled isWhole={picture !== undefined}>
        {picture ? <div className="dialog-picture">{picture}</div> : null}
        <header className={picture ? "dialog-head dialog-head-below" : "dialog-head"}>
          <div>
            {above ? (
              <div className="mb-1.5 flex flex-wrap items-center gap-2.5 text-sm text-ink2">{above}</div>
            ) : null}
            <h2 id={`${id}-title`} tabIndex={-1}>
              {title}
            </h2>
          </div>
          {aside ? <div className="text-end">{aside}</div> : null}
        </header>
        <div
          // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={isReading ? 0 : undefined}
          role={isReading ? "group" : undefined}
          aria-labelledby={isReading ? `${id}-title` : undefined}
          className="dialog-body"
        >
          {children}
        </div>
      </Scrolled>
      {footer ? <footer className="dialog-foot">{footer}</footer> : null}
      <button
        type="button"
        command="close"
        commandfor={id}
        aria-label="Close"
        className={picture ? "dialog-close shadow-mid" : "dialog-close"}
      >
        <Icon of="x" />
      </button>
      <div role="status" data-toasts="" className="toast-region" />
    </dialog>
  );
}

/** With a picture everything scrolls and the head is sticky; without one only the body scrolls. */
function Scrolled({ isWhole, children }: { isWhole: boolean; children: ReactNode }) {
  return isWhole ? <div className="dialog-scroll">{children}</div> : children;
}

/** The server can only render a non-modal open dialog: makes it modal in the browser, again with each `navigationKey`. */
function useModalFromStart(
  dialog: RefObject<HTMLDialogElement | null>,
  startsOpen: boolean,
  navigationKey = "",
): void {
  const opened = useRef<string>(undefined);
  // Before it is seen: a key pressed in between would move the focus that it gives back when it closes.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!startsOpen || !element || opened.current === navigationKey) return;
    opened.current = navigationKey;
    if (element.matches(":modal")) return;
    element.removeAttribute("open");
    element.showModal();
    const first = element.querySelector<HTMLElement>("[data-first-focus]") ?? element.querySelector("h2");
    first?.focus();
  }, [dialog, startsOpen, navigationKey]);
}

type DialogButtonProps = Parameters<typeof Button>[0] & { opens?: string; closes?: string };

/** A button that opens or closes the dialog of that id, with or without React in the browser. */
export function DialogButton({ opens, closes, ...rest }: DialogButtonProps) {
  return <Button {...rest} command={opens ? "show-modal" : "close"} commandfor={opens ?? closes} />;
}
