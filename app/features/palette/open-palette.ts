export const paletteId = "palette";

/** Opens the palette and closes the menu of small screens; returns false when the palette is not on the page yet. */
export function openPalette(): boolean {
  const palette = document.querySelector<HTMLDialogElement>(`dialog#${paletteId}`);
  if (!palette) return false;
  for (const menu of document.querySelectorAll<HTMLElement>(":popover-open")) menu.hidePopover();
  if (!palette.open && !document.querySelector("dialog:modal")) palette.showModal();
  return true;
}
