import { useEffect } from "react";
import { useNavigate } from "react-router";
import { Dialog } from "#app/ui/dialog.tsx";
import { Cached } from "#app/ui/fragment.tsx";
import { openPalette } from "./open-palette.ts";
import { controlPages } from "#app/content/control-addresses.ts";

const helpId = "shortcuts";
const offKey = "single-keys-off";

const shortcuts: [keys: string, does: string][] = [
  ["Ctrl K or ⌘ K", "Find a guest, page, hotel or package"],
  ["N", "New booking"],
  ["/", "Search this page"],
  ["?", "This help"],
  ["Enter", "Open what has the focus"],
  ["Escape", "Close a dialog"],
  ["Tab, Shift Tab", "To the next, to the one before"],
];

/** The keyboard shortcuts and the dialog that lists them. Single letters can be turned off, for speech input. */
export function Shortcuts() {
  const navigate = useNavigate();
  useEffect(() => {
    const listen = (event: KeyboardEvent) => answerKey(event, () => void navigate(controlPages.desk));
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, [navigate]);
  return (
    <Cached keyOf={() => helpId}>
      <Help />
    </Cached>
  );
}

function Help() {
  return (
    <Dialog id={helpId} title="Keyboard">
      <dl className="grid grid-cols-[auto_1fr] items-baseline gap-x-5 gap-y-2.5">
        {shortcuts.map(([keys, does]) => (
          <div key={keys} className="contents">
            <dt>
              <kbd className="rounded-badge border border-line-strong bg-raised px-2 py-0.5 text-sm font-semibold">
                {keys}
              </kbd>
            </dt>
            <dd className="text-ink2">{does}</dd>
          </div>
        ))}
      </dl>
      <label className="mt-5 flex min-h-11 items-start gap-2.5 border-t border-line pt-4 text-sm">
        <input
          type="checkbox"
          className="tick"
          ref={(box) => {
            if (box) box.checked = areSingleKeysOn();
          }}
          onChange={(event) => turnSingleKeys(event.target.checked)}
        />
        Listen to the single keys N, / and ?
      </label>
    </Dialog>
  );
}

function answerKey(event: KeyboardEvent, beginBooking: () => void): void {
  if (event.key.toLowerCase() === "k" && (event.ctrlKey || event.metaKey) && !event.altKey) {
    openPalette();
  } else if (isPlain(event) && event.key.toLowerCase() === "n") {
    beginBooking();
  } else if (isPlain(event) && event.key === "/") {
    search();
  } else if (isPlain(event) && event.key === "?") {
    open(helpId);
  } else {
    return;
  }
  event.preventDefault();
}

/** A single key without modifiers, not typed into a field, and with no modal dialog open. */
function isPlain({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey || !areSingleKeysOn() || document.querySelector("dialog:modal"))
    return false;
  return !(target instanceof Element && target.closest("input, textarea, select, [contenteditable]"));
}

function search(): void {
  const field = document.querySelector<HTMLInputElement>('[aria-keyshortcuts="/"]');
  if (!field) return void openPalette();
  field.focus();
  field.select();
}

function open(id: string): void {
  const dialog = document.querySelector<HTMLDialogElement>(`dialog#${id}`);
  if (dialog && !dialog.open && !document.querySelector("dialog:modal")) dialog.showModal();
}

function areSingleKeysOn(): boolean {
  try {
    return localStorage.getItem(offKey) === null;
  } catch {
    return true;
  }
}

function turnSingleKeys(isOn: boolean): void {
  try {
    if (isOn) localStorage.removeItem(offKey);
    else localStorage.setItem(offKey, "1");
  } catch {
    // Without storage they stay on.
  }
}
