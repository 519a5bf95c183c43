import type { ReactNode } from "react";
import { Icon } from "./icon.tsx";

interface AccordionItemProps {
  title: string;
  /** At the start of the line: a day's number, an icon. */
  marker?: ReactNode;
  headingLevel?: 2 | 3 | 4;
  isOpen?: boolean;
  /** Items of one name close each other. */
  group?: string;
  children: ReactNode;
}

/** A collapsible section on the native `details`: works without scripts and with the browser's find in page. */
export function AccordionItem(props: AccordionItemProps) {
  const { title, marker, headingLevel = 3, isOpen, group, children } = props;
  const Heading = `h${headingLevel}` as const;
  return (
    <details open={isOpen} name={group} className="accordion">
      <summary className="flex min-h-16 items-center gap-4 py-3">
        {marker ? <span className="w-13 flex-none sm:w-16">{marker}</span> : null}
        <Heading className="flex-1 text-lg leading-tight">{title}</Heading>
        <Icon of="chevron-down" className="size-5 flex-none text-ink3" />
      </summary>
      <div className={`pb-6 text-ink2 ${marker ? "sm:ps-20" : ""}`}>{children}</div>
    </details>
  );
}

/** "Day" over a serif numeral in chinar: the marker of a day in a plan. */
export function DayMarker({ day }: { day: number }) {
  return (
    <span className="block text-sm leading-tight font-semibold text-chinar">
      Day <span className="serif block text-[1.6rem] leading-none">{day}</span>
    </span>
  );
}
