import type { ReactNode } from "react";

/** One subject of a control page under its heading. */
export function OfficePanel({
  title,
  lead,
  children,
}: {
  title: string;
  lead?: string;
  children: ReactNode;
}) {
  return (
    <section className="rounded-panel border border-line bg-surface p-6">
      <h2 className="font-text text-lg font-semibold">{title}</h2>
      {lead ? <p className="mt-1 max-w-[60ch] text-sm text-ink2">{lead}</p> : null}
      <div className="mt-5">{children}</div>
    </section>
  );
}
