import { useLocation } from "react-router";
import { Tabs } from "#app/ui/tabs.tsx";
import { type MenuCounts, requestLinks } from "./menu-links.ts";

/** On phones, above each request list: tabs of all kinds with their numbers, which the bottom bar shows as one sum. */
export function RequestTabs({ counts }: { counts: MenuCounts | null }) {
  const { pathname } = useLocation();
  if (!isOfRequests(pathname)) return null;
  const tabs = requestLinks.map(({ label, href, counts: counted }) => ({
    href,
    label,
    count: (counted && counts?.[counted]) || undefined,
    isCurrent: href === pathname,
  }));
  return (
    <div className="mb-3 lg:hidden print:hidden">
      <Tabs label="Requests, with how many are new" tabs={tabs} isWrapped />
    </div>
  );
}

/** Whether this is the list of a kind of request. */
export function isOfRequests(pathname: string): boolean {
  return requestLinks.some(({ href }) => href === pathname);
}
