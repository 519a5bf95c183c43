import { ensureBuilt } from "../build.ts";

await ensureBuilt();
