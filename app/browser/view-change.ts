/** The name under which a card's picture becomes the main picture of its page (app/styles/motion.css). */
const name = "subject";

/**
 * As this page is left for one that a card of it leads to, marks that card's picture: browsers that can move it to its
 * place on the next page. Coming back to this very page it moves back.
 */
export function markOnLeaving(): void {
  addEventListener("pageswap", (event) => {
    const to = event.activation?.entry?.url;
    if (!event.viewTransition || !to) return;
    const { pathname } = new URL(to);
    const picture = [...document.querySelectorAll<HTMLAnchorElement>("main a[href]")]
      .filter((link) => link.pathname === pathname)
      .map((link) => link.closest("article, li")?.querySelector("img"))
      .find((image) => image && isInSight(image));
    if (!picture) return;
    // The name is one picture's alone: this page's own main one gives it up.
    document.documentElement.dataset["leaving"] = "";
    for (const former of document.querySelectorAll<HTMLElement>("[data-subject]"))
      former.style.viewTransitionName = "none";
    picture.dataset["subject"] = "";
    picture.style.viewTransitionName = name;
  });
}

function isInSight(image: HTMLElement): boolean {
  const { top, bottom, width } = image.getBoundingClientRect();
  return width > 0 && bottom > 0 && top < innerHeight;
}
