import { formatRupees } from "#contract/rules/money.ts";
import { LinkButton } from "#app/ui/button.tsx";

type PhoneBarProps = {
  /** Whole rupees; without a price the button stands alone. */
  price: number | null;
  unit: string;
  label: string;
  href: string;
};

/**
 * Price and button at the foot of a phone's screen for as long as the story above is read; it gives way to the card it
 * leads to. The last child of the block that holds the story.
 */
export function PhoneBar({ price, unit, label, href }: PhoneBarProps) {
  return (
    <div className="sticky bottom-0 z-10 -mx-gutter mt-12 flex items-center justify-between gap-4 border-t border-line bg-surface px-gutter pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] shadow-high sm:hidden print:hidden">
      {price === null ? null : (
        <p className="leading-tight">
          <span className="text-xs text-ink3">From </span>
          <span className="num text-lg font-bold">{formatRupees(price)}</span>
          <span className="block text-xs text-ink3">{unit}</span>
        </p>
      )}
      <LinkButton href={href} variant="primary" className="ms-auto">
        {label}
      </LinkButton>
    </div>
  );
}
