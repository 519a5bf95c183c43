import type { DemoPackage } from "./demo-package.ts";
import { classic } from "./packages/classic.ts";
import { family } from "./packages/family.ts";
import { honeymoon } from "./packages/honeymoon.ts";
import { offbeat } from "./packages/offbeat.ts";
import { saffron } from "./packages/saffron.ts";
import { snow } from "./packages/snow.ts";

/** In the order they are put in; lists show the newest first, so the one to open with comes last. */
export const demoPackages: DemoPackage[] = [family, offbeat, saffron, snow, honeymoon, classic];
