import { readingPage } from "./reading-page.ts";

export const accessibilityPage = readingPage("accessibility-page", "accessibility", {
  title: "Accessibility",
  lead: "This site should work for everybody who wants to travel with us. Where it does not, tell us.",
  sections: [
    [
      "What we aim for",
      `We build to the Web Content Accessibility Guidelines 2.2, level AA. That means for you:

- everything works with a keyboard alone, and you see where you are
- every picture that says something says it in words too, and every field has a label
- text can be read against its ground, in the light and in the dark theme
- pages can be enlarged to twice their size, and read on a screen 320 pixels wide, without scrolling sideways
- nothing flickers; what moves can be stopped, and stands still if your device asks for less motion
- every page and form works without scripts, and on a slow network`,
    ],
    [
      "How we test",
      "Every page is looked at by an automatic checker in both themes before a version goes out, and the main ways through the site are walked with the keyboard. That finds much, and not everything.",
    ],
    [
      "What is not as good as it should be",
      "Some pictures come from houses and guests, and their descriptions may be short. The drawn maps are described in a sentence; the list beside them says the same places in words. The film has subtitles and no spoken description. Files that you are sent by others, such as tickets, may not be accessible.",
    ],
    [
      "On the journey",
      "Houses differ: houseboats have gangways and steps, old houses steep stairs. Tell us what you need, such as a room at ground level, a lift, a wide door, a seat in front; we ask the house and tell you plainly what it has and what it lacks.",
    ],
    [
      "Tell us",
      "If something here is hard for you, write or call: which page, what you wanted to do, and what you use. We answer, do for you by phone what you wanted to do, and mend the page.",
    ],
  ],
});
