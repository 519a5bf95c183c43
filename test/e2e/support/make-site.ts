import prepareSite from "./prepare-site.ts";

// Before the first browser test, beside what needs no site.
await prepareSite();
