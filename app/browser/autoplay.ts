/**
 * Calls `advance` every `interval` ms, except while it is paused by its button, hovered, focused, outside the viewport or
 * in a hidden tab. With reduced motion it starts paused until play is pressed. Returns a function that stops it for good.
 */
export function autoplay(host: HTMLElement, interval: number, advance: () => void): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const button = host.querySelector<HTMLElement>("[data-toggle]");
  const reducedMotion = matchMedia("(prefers-reduced-motion: reduce)");
  let isPlaying = !reducedMotion.matches;
  let isInViewport = false;
  let isHovered = false;
  let timer = 0;

  const restartTimer = () => {
    clearInterval(timer);
    const isInUse = isHovered || host.matches(":focus-within");
    if (isPlaying && isInViewport && !isInUse && !document.hidden)
      timer = window.setInterval(advance, interval);
  };
  const show = () => {
    button?.setAttribute("aria-label", isPlaying ? "Pause" : "Play");
    button?.toggleAttribute("data-paused", !isPlaying);
    // Screen readers announce a new slide only when somebody moved to it.
    host.querySelector("[data-slides]")?.setAttribute("aria-live", isPlaying ? "off" : "polite");
    restartTimer();
  };
  const setPlaying = (isWanted: boolean) => {
    isPlaying = isWanted;
    show();
  };

  button?.addEventListener("click", () => setPlaying(!isPlaying), { signal });
  reducedMotion.addEventListener("change", () => setPlaying(!reducedMotion.matches), { signal });
  // Not `:hover`, which stays on after a touch.
  for (const name of ["pointerenter", "pointerleave"] as const) {
    const onPointer = ({ pointerType }: PointerEvent) => {
      isHovered = name === "pointerenter" && pointerType === "mouse";
      restartTimer();
    };
    host.addEventListener(name, onPointer, { signal });
  }
  host.addEventListener("focusin", restartTimer, { signal });
  // During `focusout` the next element has no focus yet: look after the event.
  host.addEventListener("focusout", () => setTimeout(restartTimer), { signal });
  document.addEventListener("visibilitychange", restartTimer, { signal });
  const observer = new IntersectionObserver(([entry]) => {
    isInViewport = entry?.isIntersecting ?? false;
    restartTimer();
  });
  observer.observe(host);
  show();

  return () => {
    controller.abort();
    observer.disconnect();
    clearInterval(timer);
  };
}
