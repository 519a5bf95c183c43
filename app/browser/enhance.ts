/**
 * Enhancements of the public pages, all of which work without them. They are custom elements, so that markup which is
 * inserted later is enhanced too.
 */
import { CopyText } from "./copy-text.ts";
import { FadeSlides } from "./fade-slides.ts";
import { FilmDialog } from "./film-dialog.ts";
import { LightBox } from "./light-box.ts";
import { PasskeySignIn } from "./passkey-sign-in.ts";
import { PhoneBar } from "./card-bar.ts";
import { PrintPage } from "./print-page.ts";
import { RailSlides } from "./rail-slides.ts";
import { FreeRooms } from "./free-rooms.ts";
import { RecentlyViewed, RememberView } from "./recently-viewed.ts";
import { SharePage } from "./share-page.ts";
import { SiteForm } from "./site-form.ts";
import { LiveSum } from "./live-sum.ts";
import { StayDates } from "./stay-dates/stay-field.ts";

const elements = {
  "rail-slides": RailSlides,
  "fade-slides": FadeSlides,
  "site-form": SiteForm,
  "copy-text": CopyText,
  "print-page": PrintPage,
  "film-dialog": FilmDialog,
  "free-rooms": FreeRooms,
  "light-box": LightBox,
  "phone-bar": PhoneBar,
  "remember-view": RememberView,
  "recently-viewed": RecentlyViewed,
  "share-page": SharePage,
  "passkey-sign-in": PasskeySignIn,
  "stay-dates": StayDates,
  "stay-sum": LiveSum,
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
