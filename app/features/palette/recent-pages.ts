import { useEffect } from "react";
import { useLocation } from "react-router";
import type { Found } from "./find-records.ts";
import { isControlPath } from "#contract/rules/control-area.ts";

const key = "recent-pages";
const most = 5;

type Recent = { label: string; href: string };

/** Records the control pages opened, in session storage: their titles can contain guests' names. */
export function useRecentPages(): void {
  const { pathname, search } = useLocation();
  useEffect(() => {
    const href = pathname + search;
    // The document title is updated a moment after the address.
    const timer = setTimeout(() => remember({ href, label: document.title.split(" | ")[0] ?? "" }), 300);
    return () => clearTimeout(timer);
  }, [pathname, search]);
}

/** The pages opened last, without this one. */
export function readRecent(here: string): Found[] {
  return readAll()
    .filter(({ href }) => href !== here)
    .slice(0, most)
    .map((page) => ({ ...page, kind: "Recent", about: "" }));
}

function remember(page: Recent): void {
  const others = readAll().filter(({ href, label }) => href !== page.href && label !== page.label);
  try {
    sessionStorage.setItem(key, JSON.stringify([page, ...others].slice(0, most + 1)));
  } catch {
    // Without storage there are no recent pages.
  }
}

function readAll(): Recent[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? "[]");
    return Array.isArray(kept) ? kept.filter(isRecent) : [];
  } catch {
    return [];
  }
}

function isRecent(value: unknown): value is Recent {
  if (typeof value !== "object" || value === null || !("label" in value) || !("href" in value)) return false;
  return typeof value.label === "string" && typeof value.href === "string" && isControlPath(value.href);
}
