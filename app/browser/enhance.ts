/**
 * Enhancements of the public pages, all of which work without them. They are custom elements, so that markup which is
 * inserted later is enhanced too.
 */
import { CopyText } from "./copy-text.ts";
import { FadeSlides } from "./fade-slides.ts";
import { FilmDialog } from "./film-dialog.ts";
import { LiveFilters } from "./live-filters.ts";
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
  "live-filters": LiveFilters,
  "remember-view": RememberView,
  "recently-viewed": RecentlyViewed,
  "share-page": SharePage,
  "passkey-sign-in": PasskeySignIn,
};

for (const [name, element] of Object.entries(elements)) {
  if (!customElements.get(name)) customElements.define(name, element);
}

// Browsers have service workers on https only, and may refuse them in private windows: then there is no offline page.
if ("serviceWorker" in navigator) {
  navigator.serviceWorker
    .register("/offline-worker.js")
    .catch((error: unknown) => console.warn("No page for when the network is away:", error));
}
