import { fillDemoSite } from "../support/prepare-site.ts";

// The demo's bookings stand around the day on which they are put in: this process lives on the fixed one.
await fillDemoSite(process.argv[2] ?? "");
