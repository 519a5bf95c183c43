/** Scrolls a snapping rail sideways over `duration` ms, at once with reduced motion. Resolves at the end. */
export function scrollRail(rail: HTMLElement, left: number, duration: number): Promise<void> {
  const start = rail.scrollLeft;
  const distance = left - start;
  if (distance === 0 || duration === 0 || matchMedia("(prefers-reduced-motion: reduce)").matches) {
    rail.scrollTo({ left, behavior: "instant" });
    return Promise.resolve();
  }
  // Scroll snapping would work against the animation.
  rail.style.scrollSnapType = "none";
  return new Promise((resolve) => {
    let startedAt: number | undefined;
    const step = (now: number) => {
      startedAt ??= now;
      const progress = Math.min(1, (now - startedAt) / duration);
      rail.scrollTo({ left: start + distance * (1 - (1 - progress) ** 3), behavior: "instant" });
      if (progress < 1) {
        requestAnimationFrame(step);
        return;
      }
      rail.style.scrollSnapType = "";
      resolve();
    };
    requestAnimationFrame(step);
  });
}
