import { TaxNote } from "#app/features/company/tax-note.tsx";
import { LinkButton } from "#app/ui/button.tsx";

type PhoneBarProps = {
  /** "From", when the price is the lowest of several. */
  before?: string;
  /** Empty when there is no price. */
  price: string;
  after: string;
  label: string;
  href: string;
  /** `offer`: the link names the offered room (app/browser/book-dates.ts). */
  books?: "offer" | undefined;
  /** The id of the card with the same content: the bar is hidden while the card is visible. */
  card: string;
  /** Its block is as wide as the screen. */
  isInWideBlock?: boolean;
};

/**
 * A sticky bar with price and button at the bottom of a phone's screen, hidden while the card with the same content is
 * visible. It sticks from the top of its block down to its own place, which is before the card or beside it.
 */
export function PhoneBar({ before, price, after, label, href, books, card, isInWideBlock }: PhoneBarProps) {
  return (
    <phone-bar
      data-card={card}
      suppressHydrationWarning
      className={`sticky bottom-0 z-10 flex items-center justify-between gap-4 border-t border-line bg-surface px-gutter pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] shadow-high transition-[opacity,visibility] duration-300 data-away:invisible data-away:opacity-0 motion-reduce:transition-none sm:hidden print:hidden ${isInWideBlock ? "mt-6" : "-mx-gutter mt-12"}`}
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
