// Starts the site: node server.js. The settings are environment variables, explained in .env.example.
import "./node-version.mjs";

import("./build/site/main.js").catch((error) => {
  // Mostly a wrong setting or a newer database: the message helps, the stack does not.
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
