/*
 * Sent into the page as text (`inPage` below), so nothing here may use an import or a name from outside this file.
 * Elements are found as a visitor finds them: by kind and accessible name, within the open dialog if there is one.
 */

type Kind = "button" | "link" | "either" | "field" | "css";
export type ElementQuery = { kind: Kind; name: string };
export type ClickPoint = { x: number; y: number; start: number; isFree: boolean; told: string };

function kinds(): Record<Exclude<Kind, "css">, string> {
  return {
    button: "button, summary, input[type=submit], [role=button]",
    link: "a[href]",
    either: "a[href], button",
    field: "input:not([type=hidden]), select, textarea",
  };
}

function squeeze(text: string | null | undefined): string {
  return (text ?? "").replaceAll(/\s+/g, " ").trim();
}

function nameOf(element: Element): string {
  const label = element.getAttribute("aria-label");
  if (label) return label;
  const others = (element.getAttribute("aria-labelledby") ?? "").split(" ").filter(Boolean);
  if (others.length > 0)
    return others.map((id) => squeeze(document.getElementById(id)?.textContent)).join(" ");
  const { labels } = element as HTMLInputElement;
  if (labels?.[0]) return squeeze(labels[0].textContent).replace(/ \(optional\)$/, "");
  return squeeze(element.textContent) || (element.querySelector("img")?.alt ?? "");
}

function scope(): Element {
  return (
    [...document.querySelectorAll("dialog:modal")].at(-1) ?? document.body ?? document.createElement("body")
  );
}

/** A name between slashes is a regular expression. */
function isCalled(said: string, name: string): boolean {
  const pattern = /^\/(.*)\/$/.exec(name)?.[1];
  return pattern === undefined ? said === name : new RegExp(pattern).test(said);
}

/** The visible elements that match, in document order. */
function find({ kind, name }: ElementQuery): HTMLElement[] {
  const found = scope().querySelectorAll<HTMLElement>(kind === "css" ? name : kinds()[kind]);
  return [...found].filter(
    (element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      element.getClientRects().length > 0 &&
      (kind === "css" || isCalled(nameOf(element), name)),
  );
}

/** Scrolls to the element if necessary, and returns where to click and whether something covers it; null when not found. */
function spot(wanted: ElementQuery): ClickPoint | null {
  const [element] = find(wanted);
  if (!element) return null;
  // A radio button or checkbox may be drawn by its label, which is clicked instead.
  const isTick = element instanceof HTMLInputElement && /radio|checkbox/.test(element.type);
  const target = (isTick ? element.labels?.[0] : undefined) ?? element;
  const look = () => {
    const [box] = target.getClientRects();
    const [x, y] = box ? [box.left + box.width / 2, box.top + box.height / 2] : [-1, -1];
    const top = document.elementFromPoint(x, y);
    // On a busy machine a dialog that slides in can be at one place in two frames.
    const slides = target
      .closest("dialog")
      ?.getAnimations()
      .some(({ playState }) => playState === "running");
    const isInView = x >= 0 && x < innerWidth && y >= 0 && y < innerHeight;
    const isFree = top !== null && target.contains(top) && isInView && slides !== true;
    return { x, y, start: (box?.left ?? 0) + 20, isFree, told: top?.outerHTML.slice(0, 120) ?? "nothing" };
  };
  const first = look();
  if (first.isFree) return first;
  target.scrollIntoView({ block: "center", inline: "nearest", behavior: "instant" });
  return look();
}

/** Sets the value and sends the events, as a date picker does; for a select the text of an option, or a pattern for it. */
function set(wanted: ElementQuery, value: string): boolean {
  const [element] = find(wanted) as (HTMLInputElement | HTMLSelectElement)[];
  if (!element) return false;
  const option = [...((element as HTMLSelectElement).options ?? [])].find((one) =>
    isCalled(squeeze(one.text), value),
  );
  // React overrides the element's own setter, and would ignore events after a value set by it.
  const prototype: object = Object.getPrototypeOf(element) as object;
  Object.getOwnPropertyDescriptor(prototype, "value")?.set?.call(element, option?.value ?? value);
  for (const name of ["input", "change"]) element.dispatchEvent(new Event(name, { bubbles: true }));
  return true;
}

function valueOf(wanted: ElementQuery): string | null {
  return (find(wanted)[0] as HTMLInputElement | undefined)?.value ?? null;
}

function isFocused(wanted: ElementQuery): boolean {
  return find(wanted)[0] === document.activeElement;
}

function emptied(wanted: ElementQuery): boolean {
  const [element] = find(wanted) as HTMLInputElement[];
  element?.select();
  return element !== undefined && element === document.activeElement;
}

function shownText(): string {
  return squeeze((scope() as HTMLElement).innerText);
}

/** Whether the custom elements are defined, and React has hydrated the page if it hydrates. */
function isHydrated(): boolean {
  const hydrates = document.querySelector("script[data-later]:not([data-src])") !== null;
  const hasReact = Object.keys(document.querySelector("main") ?? {}).some((key) => key.startsWith("__react"));
  return customElements.get("site-form") !== undefined && (hasReact || !hydrates);
}

const helpers = [
  kinds,
  squeeze,
  nameOf,
  scope,
  isCalled,
  find,
  spot,
  set,
  valueOf,
  isFocused,
  emptied,
  shownText,
  isHydrated,
];
export const questions = { spot, set, valueOf, isFocused, emptied, shownText, isHydrated };

/** The source of an expression that calls the function with these arguments in the page, the helpers in scope. */
export function inPage<Arguments extends unknown[]>(
  ask: (...given: Arguments) => unknown,
  given: Arguments,
): string {
  return `(() => { ${helpers.join("\n")}
    return JSON.stringify((${String(ask)})(...${JSON.stringify(given)})) ?? "null"; })()`;
}
