import { TaxNote } from "#app/features/company/tax-note.tsx";
import { LinkButton } from "#app/ui/button.tsx";

type PhoneBarProps = {
  /** "From", where the price is the lowest of several. */
  before?: string;
  /** Without a price its words stand alone. */
  price: string;
  after: string;
  label: string;
  href: string;
  /** `offer` where the link books what the page offers (app/browser/book-dates.ts). */
  books?: "offer" | undefined;
  /** The id of the card that says the same: while it is in sight the bar is not. */
  card: string;
};

/**
 * Price and button at the foot of a phone's screen for as long as the story above is read; it gives way to the card that
 * says the same. The last child of the block that holds the story.
 */
export function PhoneBar({ before, price, after, label, href, books, card }: PhoneBarProps) {
  return (
    <phone-bar
      data-card={card}
      suppressHydrationWarning
      className="sticky bottom-0 z-10 -mx-gutter mt-12 flex items-center justify-between gap-4 border-t border-line bg-surface px-gutter pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] shadow-high transition-[opacity,visibility] duration-300 data-away:invisible data-away:opacity-0 motion-reduce:transition-none sm:hidden print:hidden"
    >
      <p className="leading-tight">
        {before ? <span className="text-xs text-ink3">{before} </span> : null}
        <span className="num text-lg font-bold">{price}</span>
        <span className="block text-xs text-ink3">{after}</span>
        {price ? <TaxNote /> : null}
      </p>
      <LinkButton href={href} data-books={books} variant="primary" className="ms-auto">
        {label}
      </LinkButton>
    </phone-bar>
  );
}
