import { fillDemoSite } from "../support/prepare-site.ts";

// Seeds the demo on the fixed day, because its bookings are dated around the day of seeding.
await fillDemoSite(process.argv[2] ?? "");
