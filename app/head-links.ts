import type { LinkDescriptor } from "react-router";
import figtree from "./styles/fonts/figtree.woff2?url";
import youngSerif from "./styles/fonts/young-serif.woff2?url";

/** Words stand in the fallback meanwhile, in the same places. The router's types do not know the attribute yet. */
const afterTheStyles = { fetchPriority: "low" };

const preloadFont = (href: string): LinkDescriptor => ({
  rel: "preload",
  href,
  as: "font",
  type: "font/woff2",
  // Fonts are always fetched anonymously: without this the browser would load them twice.
  crossOrigin: "anonymous",
  ...afterTheStyles,
});

/** What every page's head links to beside its styles: the two fonts of the first view, icons and manifest. */
export const headLinks: LinkDescriptor[] = [
  preloadFont(figtree),
  preloadFont(youngSerif),
  { rel: "icon", href: "/favicon.ico", sizes: "32x32" },
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
  { rel: "apple-touch-icon", href: "/apple-touch-icon.png" },
  { rel: "manifest", href: "/site.webmanifest" },
];
