import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

type Collection =
  /** Recent garbage, in a millisecond. */
  | { type: "minor" }
  /** All garbage; the flavour also shrinks the heap. */
  | { type: "major"; execution: "sync"; flavor: "last-resort" };

/** V8's garbage collector, which Node exposes only with this flag. */
export function createCollector(collection: Collection): () => void {
  setFlagsFromString("--expose-gc");
  const collect: (collection: Collection) => void = runInNewContext("gc");
  return () => collect(collection);
}
