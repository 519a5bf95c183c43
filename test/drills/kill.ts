import { drill, drills } from "./drill.ts";

// node test/drills/kill.ts app|postgres|failover [rounds]: kills the site or its PostgreSQL server, restarts it or
// promotes its replica, and prints what was lost.
const asked = process.argv[2] ?? "app";
const what = asked in drills ? (asked as keyof typeof drills) : "app";
const rounds = Number(process.argv[3] ?? 100);
const { faults, counts, emails, served } = await drill(what, rounds, console.log);
console.log(counts);
console.log(
  `${emails.sent} emails; ${emails.left} left to staff as "may have come", ${emails.missing} of them had not`,
);
if (served.length > 0) console.log(`served again after ms: ${served.toSorted((a, b) => a - b).join(" ")}`);
console.log(faults.length === 0 ? `Nothing lost or doubled in ${rounds} rounds.` : faults.join("\n"));
process.exit(faults.length === 0 ? 0 : 1);
