import { useLocation } from "react-router";
import { Tabs } from "#app/ui/tabs.tsx";
import { type MenuCounts, requestLinks } from "./menu-links.ts";

/** On a phone, over each list of requests: all kinds with what is new in each, which the bar below counts as one. */
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
    <div className="mb-3 lg:hidden">
      <Tabs label="Requests, with how many are new" tabs={tabs} isWrapped />
    </div>
  );
}

/** Whether this is the list of a kind of request. */
export function isOfRequests(pathname: string): boolean {
  return requestLinks.some(({ href }) => href === pathname);
}
