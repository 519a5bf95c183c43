import { readingPage } from "./reading-page.ts";

export const cookiesPage = readingPage("cookies-page", "cookies", {
  title: "Cookies",
  lead: "For visitors, this site sets none. That is why nothing asked you to agree to any.",
  sections: [
    [
      "No cookies for visitors",
      "You can look at everything, send every form and come back to your booking without a single cookie. Nobody is followed from page to page or from site to site. There are no advertisements, no counters of other companies, and nothing is loaded from anybody else's servers.",
    ],
    [
      "What your own browser remembers",
      `Some things are kept in your browser alone, and are not sent to us:

- the theme you chose, light or dark
- the hotels and packages you looked at last, to show them again
- pages you opened, so that you can read them without a network
- a form that could not be sent because the network was away, until it is sent
- what you typed into a form, while that page is open

You can delete all of it at once: **Forget on this phone**, on the [privacy page](/privacy).`,
    ],
    [
      "Cookies for staff",
      "People who work here sign in, and then their browser gets a cookie that says who they are, until they sign out or it runs out. Another one lets the same browser be recognised at the next sign-in. Both are for this site alone and cannot be read by scripts.",
    ],
    [
      "Links to other places",
      "A link to WhatsApp, a map or a social network leads to somebody else's site, with cookies of its own. Nothing of theirs is loaded before you follow it.",
    ],
  ],
});
