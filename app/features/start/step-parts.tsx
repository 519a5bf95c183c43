import { TextLink } from "#app/ui/link.tsx";

/** Links to the further pages of a step. */
export function StepParts({ parts }: { parts: readonly { label: string; href: string }[] }) {
  return (
    <ul className="-my-2 col-start-2 flex flex-wrap gap-x-5 text-sm sm:col-end-4">
      {parts.map(({ label, href }) => (
        <li key={href}>
          <TextLink href={href} className="inline-flex min-h-11 items-center">
            {label}
          </TextLink>
        </li>
      ))}
    </ul>
  );
}
