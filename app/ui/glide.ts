/** Scrolls a snapping rail sideways over `duration` ms; at once where reduced motion is asked for. Resolves when there. */
export function glide(rail: HTMLElement, left: number, duration: number): Promise<void> {
  const start = rail.scrollLeft;
  const distance = left - start;
  if (distance === 0 || duration === 0 || matchMedia("(prefers-reduced-motion: reduce)").matches) {
    rail.scrollTo({ left, behavior: "instant" });
    return Promise.resolve();
  }
  // Snapping would pull against every step of the way.
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
