import type { Services } from "../../services.ts";
import { readFreeSpace } from "../../free-space.ts";
import { listJobs } from "../../scheduled/scheduled.queries.ts";
import { version } from "../../version.ts";
import { countBookings, countConversions, countEmails, countSessions } from "./database-figures.queries.ts";
import { figure, gaugeBy, type Metric } from "./exposition.ts";
import { jobMetrics } from "./job-metrics.ts";

/** In milliseconds: however often somebody reads, the database is asked this seldom. */
const cachedFor = 5000;

/** What all processes tell alike: bookings, emails, pictures, sessions, space. */
export function productMetrics(services: Pick<Services, "db" | "dataDir">): () => Promise<Metric[]> {
  let last: Promise<Metric[]> = Promise.resolve([]);
  let readAt = -Infinity;
  return () => {
    if (performance.now() - readAt > cachedFor) {
      readAt = performance.now();
      last = read(services);
    }
    return last;
  };
}

async function read(services: Pick<Services, "db" | "dataDir">): Promise<Metric[]> {
  const db = services.db.executor;
  const [bookings, emails, conversions, sessions, jobs, { megabytes }] = await Promise.all([
    countBookings(db),
    countEmails(db),
    countConversions(db),
    countSessions(db),
    listJobs(db),
    readFreeSpace(services),
  ]);
  return [
    gaugeBy("agency_bookings", "Bookings, by status", "status", bookings),
    gaugeBy("agency_outbox_emails", "Emails in the outbox, by status", "status", emails),
    gaugeBy("agency_pictures", "Pictures, by the state of their conversion", "state", conversions),
    figure("agency_sessions", "gauge", "Sessions of staff that have not ended", sessions),
    ...jobMetrics(jobs),
    ...(megabytes === null
      ? []
      : [
          figure("agency_free_space_bytes", "gauge", "Space for the server's files", megabytes * 1024 * 1024),
        ]),
    {
      name: "agency_build_info",
      type: "gauge",
      help: "The version of the product and of Node",
      samples: [{ value: 1, labels: { version, node: process.versions.node } }],
    },
  ];
}
