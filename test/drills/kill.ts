import { drill } from "./drill.ts";

// node test/drills/kill.ts app|postgres [rounds]: kills the site, or PostgreSQL under it, and tells what was lost.
const what = process.argv[2] === "postgres" ? "postgres" : "app";
const rounds = Number(process.argv[3] ?? 100);
const { faults, counts, emails } = await drill(what, rounds, console.log);
console.log(counts);
console.log(`${emails.sent} emails, ${emails.twice} of them twice`);
console.log(faults.length === 0 ? `Nothing lost or doubled in ${rounds} rounds.` : faults.join("\n"));
process.exit(faults.length === 0 ? 0 : 1);
