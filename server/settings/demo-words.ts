import type { Executor } from "../db/open.ts";
import type { Services } from "../services.ts";
import { deleteSection, readSections, writeSection } from "./settings.queries.ts";

/** A section of the settings, because visible texts change with it, and so must the content version. */
const section = "demo";

/** True while texts that the company has not written are shown with the demo's content. */
export async function isDemoShown(
  { isDemo, db }: Pick<Services, "isDemo" | "db">,
  executor: Executor = db.executor,
): Promise<boolean> {
  return isDemo && !isDemoOver(await readSections(executor));
}

/** When the demo was removed; undefined while it was not. */
export async function readEndOfDemo(db: Executor): Promise<string | undefined> {
  return (await readSections(db)).find(({ name }) => name === section)?.changed_at;
}

/** Whether these sections say that the demo was removed. */
export function isDemoOver(sections: readonly { name: string }[]): boolean {
  return sections.some(({ name }) => name === section);
}

/** Stops showing the demo's texts, or, with `false`, shows them again. */
export async function endDemoWords(db: Executor, isOver: boolean, now: string): Promise<void> {
  if (isOver) await writeSection(db, { name: section, value: "{}", changed_at: now }, 0);
  else await deleteSection(db, section);
}
