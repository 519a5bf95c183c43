import { helpHref, helpTasks } from "#app/content/help-tasks.ts";
import { controlGroups, logout, type MenuLink } from "#app/content/navigation.ts";
import { findActions } from "./find-actions.ts";
import type { PaletteResult } from "./find-records.ts";

/** Pages that are in no menu. `forOwner`: for owners only, as in the sidebar. */
const more: MenuLink[] = [
  logout,
  { label: "Your Account", href: "/control/account" },
  { label: "Extras", href: "/control/extras" },
  { label: "Cab Prices", href: "/control/cab-rates" },
  { label: "Bad weather", href: "/control/bad-weather" },
  { label: "Visits", href: "/control/visits" },
  { label: "Settings: Opening hours", href: "/control/settings/hours", forOwner: true },
  { label: "Settings: Payment", href: "/control/settings/payment", forOwner: true },
  { label: "Settings: Pay online", href: "/control/settings/gateway", forOwner: true },
  { label: "Settings: Messages", href: "/control/settings/messages", forOwner: true },
  { label: "Settings: Staff accounts", href: "/control/settings/staff", forOwner: true },
  { label: "Settings: Sign-ins", href: "/control/settings/sign-ins", forOwner: true },
  { label: "Your first hour", href: "/control/start", forOwner: true },
  { label: "Settings: Health", href: "/control/settings/health", forOwner: true },
  { label: "Help", href: "/control/help" },
  ...helpTasks.map(({ id, title, forOwner }) => ({ label: `Help: ${title}`, href: helpHref(id), forOwner })),
];

/** Actions and pages of the control area that match all words; all pages without words. */
export function findPages(words: string, isOwner: boolean): PaletteResult[] {
  const wanted = wordsOf(words);
  const pages = [...controlGroups.flatMap(({ links }) => links), ...more]
    .filter(({ forOwner }) => isOwner || !forOwner)
    .filter(({ label }) => wanted.every((word) => label.toLowerCase().includes(word)))
    .map(({ label, href }) => ({ kind: "Page", label, about: "", href }));
  const actions = findActions(wanted);
  const isAction = ({ href }: PaletteResult) => actions.some((action) => action.href === href);
  return [...actions, ...pages.filter((page) => !isAction(page))];
}

function wordsOf(words: string): string[] {
  return words.toLowerCase().split(/\s+/).filter(Boolean);
}
