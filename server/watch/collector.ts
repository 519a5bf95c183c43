import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

type Collection =
  /** What was left a moment ago, in a millisecond. */
  | { type: "minor" }
  /** Everything; the flavour also makes the heap smaller. */
  | { type: "major"; execution: "sync"; flavor: "last-resort" };

/** V8's own collection, which Node gives away by this flag alone. */
export function collector(collection: Collection): () => void {
  setFlagsFromString("--expose-gc");
  const collect: (collection: Collection) => void = runInNewContext("gc");
  return () => collect(collection);
}
