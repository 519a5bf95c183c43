/** The nearest element around (or at) what the event happened to that matches; null when there is none. */
export function closest({ target }: Event, selector: string): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(selector) : null;
}
