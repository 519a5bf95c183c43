import { shownOf } from "#contract/content/values.ts";
import type { SiteContent } from "#app/features/content/read-content.server.ts";
import { thumbnail } from "#app/features/content/thumbnail.ts";
import { heroArt } from "./hero-art.server.ts";
import type { HeroProps } from "./hero.tsx";

/** As many small portraits as fit in one line on a phone. */
const mostReaders = 5;

/** What the home page says, with its pictures. */
export function readHome(content: SiteContent) {
  const about = content.get("home-about");
  const film = content.get("film");
  const callToAction = content.get("call-to-action");
  const { heading, text, offers } = content.get("what-we-offer");
  return {
    hero: readHero(content),
    about: {
      words: about,
      pictures: [about.large, about.small].flatMap((value) => content.picture(value) ?? []),
      figures: shownOf(content.get("counters").figures),
    },
    film: { words: film, poster: content.picture(film.poster) },
    why: content.get("why-choose-us"),
    offers: { heading, text, offers: content.drawn(offers) },
    guestWords: readStamps(content),
    callToAction: { words: callToAction, picture: content.picture(callToAction.picture) },
    packagesWords: content.get("packages-on-home"),
    feedback: {
      words: content.get("feedback"),
      question: content.get("small-words").howWasIt,
      crew: readCrew(content),
    },
    planner: content.get("planner"),
  };
}

function readHero(content: SiteContent): HeroProps {
  const { label, slides, first } = content.get("hero-slides");
  const shown = shownOf(slides);
  const begin = slides[(first ?? 1) - 1];
  return {
    label,
    ask: content.get("planner").button || "Ask us",
    startAt: Math.max(0, begin ? shown.indexOf(begin) : 0),
    slides: shown.map(({ title, description, picture }) => ({
      title,
      description,
      art: heroArt(content, picture),
    })),
  };
}

function readStamps(content: SiteContent) {
  const { heading, stamps } = content.get("guest-words");
  return {
    heading,
    stamps: content.drawn(stamps).map(({ place, picture }) => ({
      place,
      picture: picture && thumbnail(picture),
    })),
  };
}

/** Team members who read reviews, by first name. */
function readCrew(content: SiteContent) {
  return content
    .drawn(content.get("team").people)
    .filter(({ readsReviews }) => readsReviews)
    .slice(0, mostReaders)
    .flatMap(({ name, picture }) =>
      picture ? [{ name: name.split(" ")[0] ?? name, picture: thumbnail(picture) }] : [],
    );
}
