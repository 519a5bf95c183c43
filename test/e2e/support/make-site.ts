import prepareSite from "./prepare-site.ts";

// A stage of its own, which runs beside stages that need no site.
await prepareSite();
