/**
 * Calls `advance` every `interval` ms: not while paused by its button, under the pointer, holding the focus, out of
 * sight or in a hidden tab. With reduced motion it starts paused until play is pressed. Returns how to end it.
 */
export function autoplay(host: HTMLElement, interval: number, advance: () => void): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  const button = host.querySelector<HTMLElement>("[data-toggle]");
  const stillness = matchMedia("(prefers-reduced-motion: reduce)");
  let isPlaying = !stillness.matches;
  let isInSight = false;
  let isUnderPointer = false;
  let timer = 0;

  const arrange = () => {
    clearInterval(timer);
    const isHeld = isUnderPointer || host.matches(":focus-within");
    if (isPlaying && isInSight && !isHeld && !document.hidden) timer = window.setInterval(advance, interval);
  };
  const show = () => {
    button?.setAttribute("aria-label", isPlaying ? "Pause" : "Play");
    button?.toggleAttribute("data-paused", !isPlaying);
    // Screen readers announce a new slide only when somebody moved to it.
    host.querySelector("[data-slides]")?.setAttribute("aria-live", isPlaying ? "off" : "polite");
    arrange();
  };
  const set = (wanted: boolean) => {
    isPlaying = wanted;
    show();
  };

  button?.addEventListener("click", () => set(!isPlaying), { signal });
  stillness.addEventListener("change", () => set(!stillness.matches), { signal });
  // Not `:hover`, which stays on after a touch.
  for (const name of ["pointerenter", "pointerleave"] as const) {
    const follow = ({ pointerType }: PointerEvent) => {
      isUnderPointer = name === "pointerenter" && pointerType === "mouse";
      arrange();
    };
    host.addEventListener(name, follow, { signal });
  }
  host.addEventListener("focusin", arrange, { signal });
  // The focus has not arrived anywhere yet when it leaves.
  host.addEventListener("focusout", () => setTimeout(arrange), { signal });
  document.addEventListener("visibilitychange", arrange, { signal });
  const sight = new IntersectionObserver(([entry]) => {
    isInSight = entry?.isIntersecting ?? false;
    arrange();
  });
  sight.observe(host);
  show();

  return () => {
    ending.abort();
    sight.disconnect();
    clearInterval(timer);
  };
}
