import { countOf } from "#contract/rules/text.ts";
import { formWords } from "./page-words.ts";
import type { FormSum, EmptySearchSum } from "./visit-sums.ts";

export type Advice = { says: string; next: string; href: string; label: string };

/** Fewer occurrences are not significant. */
const enough = 5;
const shown = 5;
/** The usual share of begun forms that are sent. */
const usualShare = 0.4;

/** Conclusions from the counts, with what to do, most important first. */
export function adviceFrom(nothing: readonly EmptySearchSum[], forms: readonly FormSum[]): Advice[] {
  return [
    ...nothing.filter(({ total }) => total >= enough).map(adviceOnSearch),
    ...forms.flatMap(adviceOnForm),
  ].slice(0, shown);
}

function adviceOnSearch({ page, about, total }: EmptySearchSum): Advice {
  const isHouse = page === "/hotels";
  const people = total === 1 ? "1 search" : `${total} searches`;
  if (about === "")
    return {
      says: `${people} of ${isHouse ? "hotels" : "packages"} found nothing for their dates or wishes.`,
      next: isHouse
        ? "Are rooms blocked that could be sold?"
        : "Is there a shorter or a cheaper journey to add?",
      href: isHouse ? "/control/calendar" : "/control/packages",
      label: isHouse ? "Look at the calendar" : "Look at the packages",
    };
  return {
    says: `${total} searched for ${about} and found nothing.`,
    next: isHouse ? `Add a house in ${about}, or free rooms there.` : `Add a journey that goes to ${about}.`,
    href: isHouse ? "/control/add-Hotel" : "/control/add-package",
    label: isHouse ? "Add a hotel" : "Add a package",
  };
}

function adviceOnForm({ form, begun, sent }: FormSum): Advice[] {
  if (begun < 2 * enough || sent / begun >= usualShare) return [];
  return [
    {
      says: `Of ${countOf(begun, "visitor")} who began ${formWords[form]} ${sent} sent theirs.`,
      next: "Does the page say what it costs, and is a number to call in sight?",
      href: form === "bookings" ? "/booking" : "/contact",
      label: "See it as they do",
    },
  ];
}
