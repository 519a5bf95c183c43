/** What runs before a page is drawn; it stands in <head> as text. */
import "./page-theme.ts";
import "./dialog-commands.ts";
