import { useEffect } from "react";
import { useRevalidator } from "react-router";
import type { Import } from "#contract/import-view.ts";
import { Progress } from "#app/ui/progress.tsx";
import { stateWords } from "./import-words.ts";

const everySecond = 1_000;

/** Progress of a running import; revalidates every second, without scripts by reloading the page. */
export function ImportProgress({ state, done, rows }: Pick<Import, "state" | "done" | "rows">) {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const timer = setInterval(() => void revalidate(), everySecond);
    return () => clearInterval(timer);
  }, [revalidate]);
  return (
    <div className="rounded-panel border border-line bg-surface p-6">
      <noscript>
        <meta httpEquiv="refresh" content="3" />
      </noscript>
      <Progress label={stateWords[state]} value={done} max={rows} text={`${done} of ${rows} rows`} />
      <p className="mt-3 text-sm text-ink2">
        You can leave this page: it goes on by itself, and is found again under Import.
      </p>
    </div>
  );
}
