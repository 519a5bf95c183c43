type View = { href: string; title: string; picture?: string };

const storeName = "recently-viewed";
const mostKept = 6;

/** Stores the page it is on as the most recently viewed one. */
export class RememberView extends HTMLElement {
  connectedCallback(): void {
    const { href, title, picture } = this.dataset;
    if (!href || !title) return;
    const others = readViews().filter((view) => view.href !== href);
    writeViews([{ href, title, ...(picture && { picture }) }, ...others].slice(0, mostKept));
  }
}

/**
 * Lists the pages viewed before, except this one; hidden while there are none. Refreshed when the page is restored from the
 * back/forward cache.
 */
export class RecentlyViewed extends HTMLElement {
  connectedCallback(): void {
    this.#show();
    addEventListener("pageshow", this.#showAgain);
  }

  disconnectedCallback(): void {
    removeEventListener("pageshow", this.#showAgain);
  }

  #showAgain = ({ persisted }: PageTransitionEvent): void => {
    if (persisted) this.#show();
  };

  #show(): void {
    const section = this.querySelector("section");
    const views = readViews().filter(({ href }) => href !== location.pathname);
    this.querySelector("ul")?.replaceChildren(...views.map(entry));
    if (section) section.hidden = views.length === 0;
  }
}

function entry({ href, title, picture }: View): HTMLElement {
  const item = document.createElement("li");
  const link = document.createElement("a");
  link.href = href;
  if (picture) link.append(smallPicture(picture));
  link.append(title);
  item.append(link);
  return item;
}

/** Removes itself when its file does not exist any more. */
function smallPicture(address: string): HTMLElement {
  const image = new Image();
  image.alt = "";
  image.loading = "lazy";
  image.addEventListener("error", () => image.remove());
  image.src = address;
  return image;
}

/** Empty where storage is blocked; entries of another format (written by another version) are skipped. */
function readViews(): View[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storeName) ?? "[]");
    return Array.isArray(stored) ? stored.filter(isView) : [];
  } catch {
    return [];
  }
}

function writeViews(views: View[]): void {
  try {
    localStorage.setItem(storeName, JSON.stringify(views));
  } catch {
    // Storage is full or blocked: nothing is stored.
  }
}

function isView(value: unknown): value is View {
  if (typeof value !== "object" || value === null || !("href" in value && "title" in value)) return false;
  const { href, title } = value;
  const picture = "picture" in value ? value.picture : undefined;
  // Storage may have been tampered with: only our own pictures are shown.
  const isOurs = typeof picture === "string" && /^\/uploads\/pictures\/\w+\/320\.webp$/.test(picture);
  if (picture !== undefined && !isOurs) return false;
  return typeof title === "string" && typeof href === "string" && /^\/(?:hotel|package)\/\d+$/.test(href);
}
