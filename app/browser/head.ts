/** Scripts that run before the first paint; inlined in <head>. */
import "./page-theme.ts";
import "./dialog-commands.ts";
