import { TextLink } from "#app/ui/link.tsx";

/** The way from a step of the guide back to all of them. */
export function BackToSteps() {
  return (
    <p className="mt-5 text-sm">
      <TextLink href="/control/start">Back to the steps</TextLink>
    </p>
  );
}
