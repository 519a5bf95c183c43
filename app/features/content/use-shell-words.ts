import { useRouteLoaderData } from "react-router";
import type { ShellWords } from "./shell-words.ts";

/** The content around every page, which the root loader reads once per request. */
export function useShellWords(): ShellWords {
  const words = useRouteLoaderData<() => Promise<{ shell: ShellWords }>>("root")?.shell;
  if (!words) throw new Error("The document's loader has read nothing");
  return words;
}
