import { appendFileSync } from "node:fs";
import { registerHooks } from "node:module";

// For `node --import`: writes the address of every module that the process loads into the file LOADED_LIST.
const list = process.env["LOADED_LIST"] ?? "";
registerHooks({
  load(url, context, next) {
    appendFileSync(list, `${url}\n`);
    return next(url, context);
  },
});
