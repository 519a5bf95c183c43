import { stayInWords } from "#contract/rules/dates.ts";
import { Button, LinkButton } from "#app/ui/button.tsx";

type RangeBarProps = {
  words: { from: string; to: string; type: string } | undefined;
  bookHref: string;
  blockHref: string;
  forget: () => void;
};

/** The chosen nights, with links to book or block them. */
export function RangeBar({ words, bookHref, blockHref, forget }: RangeBarProps) {
  return (
    <div className="board-range" data-open={words !== undefined || undefined}>
      <p role="status" className="me-auto">
        {words ? (
          <>
            <strong>{stayInWords(words.from, words.to)}</strong>, {words.type}. Choose the last night.
          </>
        ) : null}
      </p>
      {words ? (
        <>
          <LinkButton href={bookHref} size="small" preventScrollReset>
            Book
          </LinkButton>
          <LinkButton href={blockHref} variant="outline" size="small" preventScrollReset>
            Block
          </LinkButton>
          <Button variant="ghost" size="small" onClick={forget}>
            Cancel
          </Button>
        </>
      ) : null}
    </div>
  );
}
