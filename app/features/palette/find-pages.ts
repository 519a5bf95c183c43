import { controlMenu, controlOffice } from "#app/content/navigation.ts";
import type { Found } from "./find-records.ts";

/** What only the owner opens has `forOwner`, as in the sidebar. */
const more: typeof controlOffice = [
  { label: "Add Package", href: "/control/add-package" },
  { label: "Your Account", href: "/control/account" },
  { label: "Settings: Opening hours", href: "/control/settings/hours", forOwner: true },
  { label: "Settings: Payment", href: "/control/settings/payment", forOwner: true },
  { label: "Settings: Messages", href: "/control/settings/messages", forOwner: true },
  { label: "Settings: Staff accounts", href: "/control/settings/staff", forOwner: true },
  { label: "Settings: Sign-ins", href: "/control/settings/sign-ins", forOwner: true },
  { label: "Settings: Health", href: "/control/settings/health", forOwner: true },
];

/** Pages of the control area whose names have all the words; all of them for no words. */
export function findPages(words: string, isOwner: boolean): Found[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  return [...controlMenu, ...controlOffice, ...more]
    .filter(({ forOwner }) => isOwner || !forOwner)
    .filter(({ label }) => wanted.every((word) => label.toLowerCase().includes(word)))
    .map(({ label, href }) => ({ kind: "Page", label, about: "", href }));
}
