import type { Executor } from "../db/open.ts";
import type { Services } from "../services.ts";
import { deleteSection, readSections, writeSection } from "./settings.queries.ts";

/** Beside the settings, since the words that visitors read change with it, and with them the content version. */
const section = "demo";

/** True while what the company has not written itself is shown in the demo's words. */
export async function isDemoShown(
  { isDemo, db }: Pick<Services, "isDemo" | "db">,
  executor: Executor = db.executor,
): Promise<boolean> {
  return isDemo && !isDemoOver(await readSections(executor));
}

/** When the demo was taken away; undefined while it was not. */
export async function readEndOfDemo(db: Executor): Promise<string | undefined> {
  return (await readSections(db)).find(({ name }) => name === section)?.changed_at;
}

/** True once the demo was taken away, among the sections that were read. */
export function isDemoOver(sections: readonly { name: string }[]): boolean {
  return sections.some(({ name }) => name === section);
}

/** From now on nothing is shown in the demo's words, or, with `false`, again. */
export async function endDemoWords(db: Executor, isOver: boolean, now: string): Promise<void> {
  if (isOver) await writeSection(db, { name: section, value: "{}", changed_at: now }, 0);
  else await deleteSection(db, section);
}
