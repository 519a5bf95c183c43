import { useLocation } from "react-router";
import { Cached } from "./fragment.tsx";
import { Link } from "./link.tsx";

export interface Tab {
  href: string;
  label: string;
  count?: number | string;
  isCurrent: boolean;
}

type TabsProps = {
  label: string;
  tabs: readonly Tab[];
  /** On a phone, too, in as many lines as they need. */
  isWrapped?: boolean;
};

/** Views of one list, each with its own address: links, so they work without scripts and can be shared. */
export function Tabs(props: TabsProps) {
  const { pathname } = useLocation();
  return (
    <Cached keyOf={() => `tabs ${pathname} ${JSON.stringify(props)}`}>
      <Bar {...props} />
    </Cached>
  );
}

function Bar({ label, tabs, isWrapped = false }: TabsProps) {
  return (
    <nav aria-label={label} className="tabs relative overflow-x-auto [scrollbar-width:thin]">
      <ul className={`flex gap-1 ${isWrapped ? "flex-wrap" : "lg:flex-wrap"}`}>
        {tabs.map((tab) => (
          <li key={tab.href} ref={tab.isCurrent ? showInBar : undefined} className="flex-none">
            <Link
              href={tab.href}
              aria-current={tab.isCurrent ? "page" : undefined}
              className="flex min-h-11 items-center gap-1.5 rounded-control px-3 text-sm font-medium whitespace-nowrap text-ink2 hover:bg-raised aria-[current]:bg-pashmina2 aria-[current]:font-semibold aria-[current]:text-ink"
            >
              {tab.label}
              {tab.count === undefined ? null : <span className="text-xs font-normal">{tab.count}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Brings a tab into sight in a bar too narrow for all; the page itself stays where it is. */
function showInBar(tab: HTMLElement | null): void {
  const bar = tab?.closest("nav");
  if (tab && bar) bar.scrollLeft = tab.offsetLeft - (bar.clientWidth - tab.offsetWidth) / 2;
}
