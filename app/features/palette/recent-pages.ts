import { useEffect } from "react";
import { useLocation } from "react-router";
import type { PaletteResult } from "./find-records.ts";
import { controlPages } from "#app/content/control-addresses.ts";
import { isControlPath } from "#contract/rules/control-area.ts";

const key = "recent-pages";
const maxPages = 5;

type Recent = { label: string; href: string };
type Stored = { username: string; pages: Recent[] };

/**
 * Records the control pages that a member of staff opens, in session storage. Their titles can contain guests' names, so
 * nobody else who signs in sees them, and signing out deletes them.
 */
export function useRecentPages(username: string): void {
  const { pathname, search } = useLocation();
  useEffect(() => {
    const href = pathname + search;
    // The document title is updated a moment after the address.
    const page = () => ({ href, label: document.title.split(" | ")[0] ?? "" });
    const timer = setTimeout(() => remember(username, page()), 300);
    return () => clearTimeout(timer);
  }, [pathname, search, username]);
  useEffect(() => {
    document.addEventListener("submit", forgetOnLogout);
    return () => document.removeEventListener("submit", forgetOnLogout);
  }, []);
}

/** The pages that this member opened last, without the one at `currentPage`. */
export function readRecent(username: string, currentPage: string): PaletteResult[] {
  return readAll(username)
    .filter(({ href }) => href !== currentPage)
    .slice(0, maxPages)
    .map((page) => ({ ...page, kind: "Recent", about: "" }));
}

function remember(username: string, page: Recent): void {
  const others = readAll(username).filter(({ href, label }) => href !== page.href && label !== page.label);
  const stored: Stored = { username, pages: [page, ...others].slice(0, maxPages + 1) };
  try {
    sessionStorage.setItem(key, JSON.stringify(stored));
  } catch {
    // Without storage there are no recent pages.
  }
}

function forgetOnLogout({ target: form }: SubmitEvent): void {
  if (!(form instanceof HTMLFormElement) || form.getAttribute("action") !== controlPages.logout) return;
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Without storage there is nothing to delete.
  }
}

function readAll(username: string): Recent[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? "null");
    return isStored(stored) && stored.username === username ? stored.pages.filter(isRecent) : [];
  } catch {
    return [];
  }
}

function isStored(value: unknown): value is Stored {
  return typeof value === "object" && value !== null && "pages" in value && Array.isArray(value.pages);
}

function isRecent(value: unknown): value is Recent {
  if (typeof value !== "object" || value === null || !("label" in value) || !("href" in value)) return false;
  return typeof value.label === "string" && typeof value.href === "string" && isControlPath(value.href);
}
