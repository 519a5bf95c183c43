import type { ContentValue } from "#contract/content/all-blocks.ts";

/** The content around every public page. */
export type ShellWords = {
  menus: ContentValue<"menus">;
  footer: ContentValue<"footer">;
  soon: ContentValue<"coming-soon">;
  replies: ContentValue<"form-replies">;
};
