/*
 * Sent into the page as text (`inPage` below), so nothing here may use an import or a name from outside this file.
 * A thing is found as a visitor finds it: by what it is and what it is called, within the dialog that is open, if any.
 */

type Kind = "button" | "link" | "either" | "field" | "css";
export type Wanted = { kind: Kind; name: string };
export type Spot = { x: number; y: number; start: number; isFree: boolean; told: string };

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

/** A name between slashes is a pattern. */
function isCalled(said: string, name: string): boolean {
  const pattern = /^\/(.*)\/$/.exec(name)?.[1];
  return pattern === undefined ? said === name : new RegExp(pattern).test(said);
}

/** The shown ones, in the order of the page. */
function find({ kind, name }: Wanted): HTMLElement[] {
  const found = scope().querySelectorAll<HTMLElement>(kind === "css" ? name : kinds()[kind]);
  return [...found].filter(
    (element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      element.getClientRects().length > 0 &&
      (kind === "css" || isCalled(nameOf(element), name)),
  );
}

/** Where to press it, scrolled to if it must be, and whether something lies over it. Null while it is not there. */
function spot(wanted: Wanted): Spot | null {
  const [element] = find(wanted);
  if (!element) return null;
  // A radio button or tick that is drawn by its label is pressed there.
  const isTick = element instanceof HTMLInputElement && /radio|checkbox/.test(element.type);
  const target = (isTick ? element.labels?.[0] : undefined) ?? element;
  const look = () => {
    const [box] = target.getClientRects();
    const [x, y] = box ? [box.left + box.width / 2, box.top + box.height / 2] : [-1, -1];
    const top = document.elementFromPoint(x, y);
    // On a busy machine a dialog that slides in is twice at one place.
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

/** As a date picker or a list does it: the value at once, then the events. Of a list, the words of an option, or a pattern. */
function set(wanted: Wanted, value: string): boolean {
  const [element] = find(wanted) as (HTMLInputElement | HTMLSelectElement)[];
  if (!element) return false;
  const option = [...((element as HTMLSelectElement).options ?? [])].find((one) =>
    isCalled(squeeze(one.text), value),
  );
  // React listens to the element's own setter and would take this for its own writing.
  const prototype: object = Object.getPrototypeOf(element) as object;
  Object.getOwnPropertyDescriptor(prototype, "value")?.set?.call(element, option?.value ?? value);
  for (const name of ["input", "change"]) element.dispatchEvent(new Event(name, { bubbles: true }));
  return true;
}

function valueOf(wanted: Wanted): string | null {
  return (find(wanted)[0] as HTMLInputElement | undefined)?.value ?? null;
}

function isFocused(wanted: Wanted): boolean {
  return find(wanted)[0] === document.activeElement;
}

function emptied(wanted: Wanted): boolean {
  const [element] = find(wanted) as HTMLInputElement[];
  element?.select();
  return element !== undefined && element === document.activeElement;
}

function shownText(): string {
  return squeeze((scope() as HTMLElement).innerText);
}

/** The page's own small scripts have come, and on a page that hydrates, React. */
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

/** An expression for the page: the function called with these arguments, with our helpers around it. */
export function inPage<Arguments extends unknown[]>(
  ask: (...given: Arguments) => unknown,
  given: Arguments,
): string {
  return `(() => { ${helpers.join("\n")}
    return JSON.stringify((${String(ask)})(...${JSON.stringify(given)})) ?? "null"; })()`;
}
