/** The `view-transition-name` shared by a card's picture and the main picture of its page (app/styles/motion.css). */
const name = "subject";

/**
 * When a card's link is followed, marks the card's picture, so that browsers with cross-document view transitions move it
 * to its place on the next page, and back again when the visitor returns.
 */
export function markOnLeaving(): void {
  addEventListener("pageswap", (event) => {
    const to = event.activation?.entry?.url;
    if (!event.viewTransition || !to) return;
    const { pathname } = new URL(to);
    const picture = [...document.querySelectorAll<HTMLAnchorElement>("main a[href]")]
      .filter((link) => link.pathname === pathname)
      .map((link) => link.closest("article, li")?.querySelector("img"))
      .find((image) => image && isInViewport(image));
    if (!picture) return;
    // A view transition name must be unique: the main picture of this page loses it.
    document.documentElement.dataset["leaving"] = "";
    for (const former of document.querySelectorAll<HTMLElement>("[data-subject]"))
      former.style.viewTransitionName = "none";
    picture.dataset["subject"] = "";
    picture.style.viewTransitionName = name;
  });
}

function isInViewport(image: HTMLElement): boolean {
  const { top, bottom, width } = image.getBoundingClientRect();
  return width > 0 && bottom > 0 && top < innerHeight;
}
