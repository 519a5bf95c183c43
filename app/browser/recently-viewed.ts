type View = { href: string; title: string; picture?: string };

const storeName = "recently-viewed";
const mostKept = 6;

/** Keeps the page it stands on as the latest one viewed. */
export class RememberView extends HTMLElement {
  connectedCallback(): void {
    const { href, title, picture } = this.dataset;
    if (!href || !title) return;
    const others = readViews().filter((view) => view.href !== href);
    writeViews([{ href, title, ...(picture && { picture }) }, ...others].slice(0, mostKept));
  }
}

/**
 * Lists the pages viewed before; stays hidden while there is none but this one. A page that comes back as it was left lists
 * what was viewed, or forgotten, since.
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

/** Gone when its file is. */
function smallPicture(address: string): HTMLElement {
  const image = new Image();
  image.alt = "";
  image.loading = "lazy";
  image.addEventListener("error", () => image.remove());
  image.src = address;
  return image;
}

/** None where storage is blocked; what is no view (another version wrote it) is left out. */
function readViews(): View[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(storeName) ?? "[]");
    return Array.isArray(kept) ? kept.filter(isView) : [];
  } catch {
    return [];
  }
}

function writeViews(views: View[]): void {
  try {
    localStorage.setItem(storeName, JSON.stringify(views));
  } catch {
    // Storage is full or blocked: nothing is remembered.
  }
}

function isView(value: unknown): value is View {
  if (typeof value !== "object" || value === null || !("href" in value && "title" in value)) return false;
  const { href, title } = value;
  const picture = "picture" in value ? value.picture : undefined;
  // Of our own pictures, and of no other host.
  const isOurs = typeof picture === "string" && /^\/uploads\/pictures\/\w+\/320\.webp$/.test(picture);
  if (picture !== undefined && !isOurs) return false;
  return typeof title === "string" && typeof href === "string" && /^\/(?:hotel|package)\/\d+$/.test(href);
}
