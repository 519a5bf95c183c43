import { TextLink } from "#app/ui/link.tsx";

type ReviewLinkProps = {
  from: string;
  /** The key of the guest's own stay, by which the review is known as one of somebody who stayed. */
  stay?: string;
};

/** After a stay or a journey: the way to the form of a review, which leads back to the guest's own page. */
export function ReviewLink({ from, stay }: ReviewLinkProps) {
  const query = new URLSearchParams({ from, ...(stay === undefined ? {} : { stay }) });
  return (
    <p className="print:hidden">
      <TextLink href={`/review?${query.toString()}`}>Write a review</TextLink>
    </p>
  );
}
