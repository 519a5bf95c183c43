import type { Start } from "#contract/start.ts";
import { hasDemoRecords } from "../demo/demo-records.queries.ts";
import { restorableUntil } from "../demo/read-demo.ts";
import type { Services } from "../services.ts";
import { isDemoShown, readEndOfDemo } from "../settings/demo-words.ts";
import { readUncachedSettings } from "../settings/read-settings.ts";
import { dismissedSetting, hasPlaces, readNotes, readOwnHouse, textsSetting } from "./start.queries.ts";

/** When only these are open, the company is no beginner. */
const small = new Set<string>(["brand", "texts"]);

/** Which first steps of a company are done, judged by what exists. */
export async function readStart(services: Services): Promise<Start> {
  const db = services.db.executor;
  const [{ versions, isPolicyOpen }, notes, house] = [
    await readUncachedSettings(services),
    await readNotes(db),
    await readOwnHouse(db),
  ];
  const done = {
    demo: !(await isDemoThere(services)),
    company: versions.details > 0,
    brand: versions.brand > 0,
    payment: versions.payment > 0,
    hours: versions.hours > 0,
    places: await hasPlaces(db),
    house: house !== null && house.rooms > 0 && house.pictures > 0,
    texts: notes.has(textsSetting),
  };
  const isDismissed = notes.has(dismissedSetting);
  const isOpen = Object.entries(done).some(([name, isDone]) => !isDone && !small.has(name));
  const end = await readEndOfDemo(db);
  const until = end === undefined ? null : restorableUntil(end);
  const demoUntil = until !== null && until > services.clock.now().toISOString() ? until : null;
  return { isNeeded: isOpen && !isDismissed, isDismissed, demoUntil, done, hasTerms: !isPolicyOpen, house };
}

/** What remains of the demo after it was removed belongs to the company. */
async function isDemoThere(services: Services): Promise<boolean> {
  const db = services.db.executor;
  if ((await readEndOfDemo(db)) !== undefined) return false;
  return (await isDemoShown(services)) || (await hasDemoRecords(db));
}
