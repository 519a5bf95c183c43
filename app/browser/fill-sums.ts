/** Fills the `[data-sum]` places within `root`. Unchanged texts are not written: callers observe mutations of `root`. */
export function fillSums(root: HTMLElement, words: Readonly<Record<string, string>>): void {
  for (const place of root.querySelectorAll<HTMLElement>("[data-sum]")) {
    const text = words[place.dataset["sum"] ?? ""] ?? "";
    if (place.textContent !== text) place.textContent = text;
  }
  for (const place of root.querySelectorAll<HTMLInputElement>("[data-sum-value]")) {
    place.value = words[place.dataset["sumValue"] ?? ""] ?? "";
  }
  for (const container of root.querySelectorAll<HTMLElement>("[data-sum-whole]")) {
    container.hidden = (words["total"] ?? "") === "";
  }
}
