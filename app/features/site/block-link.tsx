import { shortMoment } from "#app/features/lists/short-moment.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Link } from "#app/ui/link.tsx";
import type { BlockLine } from "./read-site.ts";
import { controlPages } from "#app/content/control-addresses.ts";

/** A link to a block's form, with its state. */
export function BlockLink({ block: { name, title, isOwn, isSwitchedOff, draft } }: { block: BlockLine }) {
  const words = isOwn ? "Your own words, published" : "As it came";
  const state = isSwitchedOff ? "Not published yet" : words;
  return (
    <Link
      href={controlPages.block(name)}
      className="flex min-h-14 items-center gap-3 px-5 py-2 hover:bg-raised"
    >
      <span className="min-w-0 flex-1">
        <span className="block font-semibold">{title}</span>
        <span className="block text-sm text-ink2">
          {draft ? `Draft by ${draft.by}, ${shortMoment(draft.at)}` : state}
        </span>
      </span>
      {draft ? <Badge tone="awaiting">Draft</Badge> : null}
      <Icon of="chevron-right" className="text-ink3 rtl:-scale-x-100" />
    </Link>
  );
}
