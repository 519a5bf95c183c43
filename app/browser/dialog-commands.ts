// In <head>, for browsers without invoker commands or `closedby`; it does nothing where they are built in.

/** `command`/`commandfor` buttons open and close dialogs, also on pages that ship no other script. */
function answerButton(event: MouseEvent): void {
  const button = event.target instanceof Element && event.target.closest("button[commandfor]");
  const dialog = button && document.getElementById(button.getAttribute("commandfor") ?? "");
  if (!button || event.defaultPrevented || !(dialog instanceof HTMLDialogElement)) return;
  const command = button.getAttribute("command");
  if (command === "show-modal") dialog.showModal();
  else if (command?.endsWith("close")) dialog.close();
}

/** The open dialog beside whose box this was pressed, when it closes by that. */
function besideDialog({ target, clientX, clientY }: MouseEvent): HTMLDialogElement | undefined {
  if (!(target instanceof HTMLDialogElement) || target.getAttribute("closedby") !== "any") return undefined;
  const { left, right, top, bottom } = target.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom ? target : undefined;
}

/**
 * A press beside an open dialog closes it, as long as it also began there. The listener sits on the dialog itself,
 * because iPhones send no click to the window for what looks like nothing to press.
 */
function closeFromBeside(event: PointerEvent): void {
  const dialog = besideDialog(event);
  if (!dialog) return;
  dialog.addEventListener("click", (click) => besideDialog(click)?.close(), { once: true });
}

if (!("commandForElement" in HTMLButtonElement.prototype)) addEventListener("click", answerButton);
if (!("closedBy" in HTMLDialogElement.prototype)) addEventListener("pointerdown", closeFromBeside);
