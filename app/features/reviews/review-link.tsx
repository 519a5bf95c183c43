import { TextLink } from "#app/ui/link.tsx";

/** After a stay or a journey: the way to the form of a review, which leads back to the guest's own page. */
export function ReviewLink({ from }: { from: string }) {
  return (
    <p className="print:hidden">
      <TextLink href={`/review?from=${encodeURIComponent(from)}`}>Write a review</TextLink>
    </p>
  );
}
