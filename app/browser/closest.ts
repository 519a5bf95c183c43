/** `Element.closest` of the event's target; null when the target is no element or nothing matches. */
export function closest({ target }: Event, selector: string): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(selector) : null;
}
