/**
 * What the public pages do better once this arrives; every one of them works before. Custom elements, so that parts
 * which come later (by a change of page) wake up as well.
 */
import { CopyText } from "./copy-text.ts";
import { FadeSlides } from "./fade-slides.ts";
import { FilmDialog } from "./film-dialog.ts";
import { PasskeySignIn } from "./passkey-sign-in.ts";
import { RailSlides } from "./rail-slides.ts";
import { FreeRooms } from "./free-rooms.ts";
import { RecentlyViewed, RememberView } from "./recently-viewed.ts";
import { SharePage } from "./share-page.ts";
import { SiteForm } from "./site-form.ts";

const elements = {
  "rail-slides": RailSlides,
  "fade-slides": FadeSlides,
  "site-form": SiteForm,
  "copy-text": CopyText,
  "film-dialog": FilmDialog,
  "free-rooms": FreeRooms,
  "remember-view": RememberView,
  "recently-viewed": RecentlyViewed,
  "share-page": SharePage,
  "passkey-sign-in": PasskeySignIn,
};

for (const [name, element] of Object.entries(elements)) {
  if (!customElements.get(name)) customElements.define(name, element);
}

// Not on pages without https, where browsers know no such worker. One that keeps none, as in private windows, has the
// site without its offline page.
if ("serviceWorker" in navigator) {
  navigator.serviceWorker
    .register("/offline-worker.js")
    .catch((error: unknown) => console.warn("No page for when the network is away:", error));
}
