import { TextLink } from "#app/ui/link.tsx";

/** A link back to the steps of the guide. */
export function BackToSteps() {
  return (
    <p className="mt-5 text-sm">
      <TextLink href="/control/start">Back to the steps</TextLink>
    </p>
  );
}
