import type { Services } from "#server/services.ts";
import { seedDemo } from "./seed.ts";
import { seedDemoPictures } from "./seed-pictures.ts";

/** Puts the demo content in where it is due, then its pictures while the site answers; returns how to stop those. */
export async function startDemo(services: Services): Promise<() => Promise<void>> {
  if (await seedDemo(services)) console.log("The demo content was put in.");
  return seedDemoPictures(services);
}
