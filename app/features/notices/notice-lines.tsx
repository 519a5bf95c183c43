import type { Notice } from "#contract/notices.ts";
import { shortDate } from "#contract/rules/dates.ts";
import { Icon } from "#app/ui/icon.tsx";

/** Today's road notes, each with its last day; nothing when there are none. */
export function NoticeLines({ notices }: { notices: readonly Notice[] }) {
  if (notices.length === 0) return null;
  return (
    <section aria-label="Roads and weather" className="grid gap-2">
      {notices.map(({ id, text, until }) => (
        <p
          key={id}
          className="flex items-start gap-3 rounded-control border border-line bg-dal-soft p-3 text-ink"
        >
          <Icon of="circle-alert" className="mt-1 text-dal" />
          <span className="min-w-0 break-words">
            {text} <span className="text-sm text-ink2">Until {shortDate(until)}.</span>
          </span>
        </p>
      ))}
    </section>
  );
}
