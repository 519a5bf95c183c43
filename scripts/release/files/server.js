// Starts the site: node server.js. The settings are environment variables, explained in .env.example.
import "./node-version.mjs";

import("./build/site/main.js").catch((error) => {
  // Mostly a wrong setting or a newer database: the message helps, the stack does not.
  console.error(error instanceof Error ? error.message : error);
  // With a code of its own, so that a service manager does not try again what cannot work.
  process.exit(error instanceof Error && "exitCode" in error ? Number(error.exitCode) : 1);
});
