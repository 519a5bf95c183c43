/** Fills all that is marked `data-sum` within `root`. Writes only what has changed: what it writes calls it again. */
export function fillSums(root: HTMLElement, words: Readonly<Record<string, string>>): void {
  for (const place of root.querySelectorAll<HTMLElement>("[data-sum]")) {
    const text = words[place.dataset["sum"] ?? ""] ?? "";
    if (place.textContent !== text) place.textContent = text;
  }
  for (const place of root.querySelectorAll<HTMLInputElement>("[data-sum-value]")) {
    place.value = words[place.dataset["sumValue"] ?? ""] ?? "";
  }
  for (const whole of root.querySelectorAll<HTMLElement>("[data-sum-whole]")) {
    whole.hidden = (words["total"] ?? "") === "";
  }
}
