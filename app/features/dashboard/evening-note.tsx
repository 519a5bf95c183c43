import { formatRupees } from "#contract/rules/money.ts";
import { countOf } from "#contract/rules/text.ts";
import { TextLink } from "#app/ui/link.tsx";
import { controlPages } from "#app/content/control-addresses.ts";

export type EveningSummary = {
  today: string;
  received: number;
  returned: number;
  owed: number;
  owing: number;
};

const line = "max-sm:min-h-11 content-center";

/** The owner's evening in one line: what came in today, and who owes. Nothing for others. */
export function EveningNote({ evening }: { evening: EveningSummary | null }) {
  if (!evening) return null;
  const { today, received, returned, owed, owing } = evening;
  const back = returned > 0 ? `, ${formatRupees(returned)} given back` : "";
  return (
    <p className="flex flex-wrap gap-x-5 px-1 text-sm text-ink2">
      <TextLink href={`${controlPages.report("takings")}?from=${today}&to=${today}`} className={line}>
        {formatRupees(received)} came in today{back}
      </TextLink>
      <TextLink href={controlPages.report("owing")} className={line}>
        {owing === 0 ? "Nobody owes anything" : `${formatRupees(owed)} owed by ${countOf(owing, "booking")}`}
      </TextLink>
    </p>
  );
}
