import { shownOf } from "#contract/content/values.ts";
import type { ShellWords } from "./shell-words.ts";
import type { SiteContent } from "./read-content.server.ts";

/** The content around every page: menu, footer, popups, thanks; without hidden items. */
export function readShell(content: SiteContent): ShellWords {
  const menus = content.get("menus");
  const footer = content.get("footer");
  return {
    menus: { ...menus, journeys: shownOf(menus.journeys), company: shownOf(menus.company) },
    footer: {
      ...footer,
      company: shownOf(footer.company),
      services: shownOf(footer.services),
      help: shownOf(footer.help),
    },
    soon: content.get("coming-soon"),
    replies: content.get("form-replies"),
  };
}
