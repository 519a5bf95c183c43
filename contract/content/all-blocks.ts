import type { BlockValue } from "./values.ts";
import { banners } from "./blocks/banners.ts";
import { cancellationNotes } from "./blocks/cancellation-notes.ts";
import { comingSoonWords } from "./blocks/coming-soon-words.ts";
import { contactWords } from "./blocks/contact-words.ts";
import { footer } from "./blocks/footer.ts";
import { formReplies } from "./blocks/form-replies.ts";
import { menus } from "./blocks/menus.ts";
import { priceIncludes } from "./blocks/price-includes.ts";
import { about } from "./blocks/about.ts";
import { birthdayParties } from "./blocks/birthday-parties.ts";
import { cabs } from "./blocks/cabs.ts";
import { callToAction } from "./blocks/inviting.ts";
import { counters } from "./blocks/counters.ts";
import { events } from "./blocks/events.ts";
import { feedback } from "./blocks/feedback.ts";
import { film } from "./blocks/the-film.ts";
import { fleet } from "./blocks/fleet.ts";
import { gallerySeasons } from "./blocks/gallery-seasons.ts";
import { guestWords } from "./blocks/guest-words.ts";
import { heroSlides } from "./blocks/hero-slides.ts";
import { homeAbout } from "./blocks/home-about.ts";
import { openingSoon } from "./blocks/opening-soon.ts";
import { packagesOnHome } from "./blocks/packages-on-home.ts";
import { pageSummaries } from "./blocks/page-summaries.ts";
import { paymentWords } from "./blocks/payment-words.ts";
import { planner } from "./blocks/planner.ts";
import { questionsAndAnswers } from "./blocks/questions-and-answers.ts";
import { readingPages } from "./reading/reading-pages.ts";
import { seasons } from "./blocks/seasons-of-the-year.ts";
import { services } from "./blocks/services.ts";
import { smallWords } from "./blocks/small-words.ts";
import { team } from "./blocks/team.ts";
import { whenEmpty } from "./blocks/when-empty.ts";
import { whatWeDo } from "./blocks/what-we-plan.ts";
import { whatWeOffer } from "./blocks/what-we-offer.ts";
import { whyChooseUs } from "./blocks/why-choose-us.ts";
import { whyTravelWithUs } from "./blocks/why-travel-with-us.ts";

/** Every block of the public pages, in the order in which staff see those of a page. */
export const blocks = [
  heroSlides,
  homeAbout,
  counters,
  seasons,
  film,
  whyChooseUs,
  whatWeOffer,
  guestWords,
  callToAction,
  packagesOnHome,
  feedback,
  planner,
  about,
  whatWeDo,
  whyTravelWithUs,
  team,
  services,
  openingSoon,
  cabs,
  fleet,
  events,
  birthdayParties,
  contactWords,
  questionsAndAnswers,
  priceIncludes,
  paymentWords,
  cancellationNotes,
  gallerySeasons,
  menus,
  footer,
  banners,
  formReplies,
  comingSoonWords,
  whenEmpty,
  smallWords,
  pageSummaries,
  ...readingPages,
] as const;

export type AnyBlock = (typeof blocks)[number];
export type ContentName = AnyBlock["name"];

/** What a block of that name holds. */
export type ContentValue<Name extends ContentName> = BlockValue<Extract<AnyBlock, { name: Name }>["fields"]>;

const byName = new Map<string, AnyBlock>(blocks.map((each) => [each.name, each]));

/** The block of that name, if there is one. */
export function findBlock(name: string): AnyBlock | undefined {
  return byName.get(name);
}
