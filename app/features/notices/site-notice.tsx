import type { Notice } from "#contract/notices.ts";

/** A slim banner on every page. */
export function SiteNotice({ notices }: { notices: readonly Notice[] }) {
  if (notices.length === 0) return null;
  return (
    <section aria-label="Notice" className="border-b border-line bg-dal-soft text-sm text-ink print:hidden">
      {notices.map(({ id, text }) => (
        <p key={id} className="wrap py-2 break-words">
          {text}
        </p>
      ))}
    </section>
  );
}
