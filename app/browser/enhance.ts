/**
 * Progressive enhancements: every public page works without them. They are custom elements, so that markup that is
 * inserted later is enhanced too.
 */
import { BookDates } from "./book-dates.ts";
import { CopyText } from "./copy-text.ts";
import { FadeSlides } from "./fade-slides.ts";
import { FilmDialog } from "./film-dialog.ts";
import { LiveFilters } from "./live-filters.ts";
import { LaterForm } from "./bring-form.ts";
import { LightBox } from "./light-box.ts";
import { PasskeySignIn } from "./passkey-sign-in.ts";
import { PhoneBar } from "./card-bar.ts";
import { PrintPage } from "./print-page.ts";
import { ForgetHere } from "./forget-here.ts";
import { outlineNextPage } from "./next-outline.ts";
import { prefetchOnIntent } from "./prefetch.ts";
import { RailSlides } from "./rail-slides.ts";
import { FreeRooms } from "./free-rooms.ts";
import { RecentlyViewed, RememberView } from "./recently-viewed.ts";
import { SharePage } from "./share-page.ts";
import { SiteForm } from "./site-form.ts";
import { LiveEstimate } from "./live-estimate.ts";
import { LiveSum } from "./live-sum.ts";
import { StayDates } from "./stay-dates/stay-field.ts";
import { registerWorker } from "./register-worker.ts";
import { markOnLeaving } from "./view-change.ts";
import { WaitingList } from "./waiting/waiting-list.ts";
import { isControlPath } from "#contract/rules/control-area.ts";

const elements = {
  "book-dates": BookDates,
  "rail-slides": RailSlides,
  "fade-slides": FadeSlides,
  "site-form": SiteForm,
  "copy-text": CopyText,
  "print-page": PrintPage,
  "film-dialog": FilmDialog,
  "free-rooms": FreeRooms,
  "live-filters": LiveFilters,
  "later-form": LaterForm,
  "light-box": LightBox,
  "phone-bar": PhoneBar,
  "remember-view": RememberView,
  "recently-viewed": RecentlyViewed,
  "share-page": SharePage,
  "passkey-sign-in": PasskeySignIn,
  "stay-dates": StayDates,
  "live-estimate": LiveEstimate,
  "stay-sum": LiveSum,
  "waiting-list": WaitingList,
  "forget-here": ForgetHere,
};

for (const [name, element] of Object.entries(elements)) {
  if (!customElements.get(name)) customElements.define(name, element);
}

if (!isControlPath(location.pathname)) {
  document.body.append(document.createElement("waiting-list"));
  prefetchOnIntent();
  markOnLeaving();
  outlineNextPage();
}
registerWorker();
