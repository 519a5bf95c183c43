import { checkStages } from "../check-stages.ts";
import { runStages } from "../stages.ts";
import { writeLists } from "../write-lists.mjs";

const rules = ["architecture", "rooms", "retired-words", "stay-walk"].map((name) => `test/${name}.test.ts`);
const architecture = ["vitest", "run", ...rules, "--reporter=dot"];
writeLists();
const ended = await runStages([...checkStages, { name: "Architecture", run: architecture }]);
const failed = ended.filter(({ isPassed }) => !isPassed).map(({ name }) => name);
if (failed.length > 0) console.log(`Failed: ${failed.join(", ")}`);
process.exit(failed.length > 0 ? 1 : 0);
