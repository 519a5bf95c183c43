import { version } from "../../version.ts";
import { ago } from "../ago.ts";
import { good, type HealthLook } from "../health-check.ts";

export const program: HealthLook = {
  name: "version",
  title: "Version",
  look({ clock }) {
    const now = clock.now();
    const startedAt = new Date(now.getTime() - process.uptime() * 1000).toISOString();
    return good(`Version ${version} on Node ${process.versions.node}, started ${ago(startedAt, now)}.`);
  },
};
