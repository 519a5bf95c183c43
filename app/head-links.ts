import type { LinkDescriptor } from "react-router";

/**
 * What every page's head links to beside its styles: icons and manifest. No font is preloaded: on a slow network it would
 * take from the styles and the first picture what the first view needs; words stand in the fallback meanwhile, in the same
 * places.
 */
export const headLinks: LinkDescriptor[] = [
  { rel: "icon", href: "/favicon.ico", sizes: "32x32" },
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
  { rel: "apple-touch-icon", href: "/apple-touch-icon.png" },
  { rel: "manifest", href: "/site.webmanifest" },
];
