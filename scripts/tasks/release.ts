import { resolve } from "node:path";
import { ensureBuilt } from "../build.ts";
import { makeRelease } from "../release/make-release.ts";

const folder = process.argv[2];
if (!folder) throw new Error("Say where: npm run release -- FOLDER");
await ensureBuilt();
await makeRelease(resolve(folder));
console.log(`Release in ${folder}: copy it to the server and run node server.js there`);
