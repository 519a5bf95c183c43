// Polyfill, inlined in <head>, for browsers without invoker commands or the dialog attribute `closedby`.

/** Opens and closes dialogs by `command`/`commandfor` buttons. */
function runCommand(event: MouseEvent): void {
  const button = event.target instanceof Element && event.target.closest("button[commandfor]");
  const dialog = button && document.getElementById(button.getAttribute("commandfor") ?? "");
  if (!button || event.defaultPrevented || !(dialog instanceof HTMLDialogElement)) return;
  const command = button.getAttribute("command");
  if (command === "show-modal") dialog.showModal();
  else if (command?.endsWith("close")) dialog.close();
}

/** The dialog whose backdrop was pressed, if it has `closedby="any"`. */
function dialogOfBackdrop({ target, clientX, clientY }: MouseEvent): HTMLDialogElement | undefined {
  if (!(target instanceof HTMLDialogElement) || target.getAttribute("closedby") !== "any") return undefined;
  const { left, right, top, bottom } = target.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom ? target : undefined;
}

/**
 * Closes a dialog when its backdrop is clicked and the press also began there. The click listener is on the dialog,
 * because iOS sends the window no click for elements that do not look clickable.
 */
function closeByBackdrop(event: PointerEvent): void {
  const dialog = dialogOfBackdrop(event);
  if (!dialog) return;
  dialog.addEventListener("click", (click) => dialogOfBackdrop(click)?.close(), { once: true });
}

if (!("commandForElement" in HTMLButtonElement.prototype)) addEventListener("click", runCommand);
if (!("closedBy" in HTMLDialogElement.prototype)) addEventListener("pointerdown", closeByBackdrop);
