import { Link } from "react-router";
import type { Import } from "#contract/import-view.ts";
import { shortMoment } from "../lists/short-moment.ts";
import { kindWords, stateWords } from "./import-words.ts";
import { controlPages } from "#app/content/control-addresses.ts";

type Listed = Pick<Import, "token" | "kind" | "state" | "fileName" | "by" | "at" | "fresh">;

/** The latest imports, linked to their pages with results and undo. */
export function ImportList({ imports }: { imports: readonly Listed[] }) {
  if (imports.length === 0) return null;
  return (
    <section className="mt-8">
      <h2 className="mb-3 text-lg">Latest files</h2>
      <ul className="grid gap-2">
        {imports.map(({ token, kind, state, fileName, by, at, fresh }) => (
          <li key={token} className="rounded-control border border-line bg-surface">
            <Link
              to={controlPages.importOf(token)}
              className="flex min-h-11 flex-wrap items-baseline gap-x-3 gap-y-1 px-4 py-3"
            >
              <span className="min-w-0 font-semibold break-words underline underline-offset-4">
                {fileName}
              </span>
              <span className="text-sm text-ink2">
                {kindWords[kind].label}, {stateWords[state].toLowerCase()}
                {state === "done" ? `: ${fresh}` : ""}, {shortMoment(at)}, {by}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
