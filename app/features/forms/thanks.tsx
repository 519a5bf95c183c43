import type { ReactNode } from "react";
import { useShellWords } from "#app/features/content/use-shell-words.ts";
import { OwnPageLink } from "./own-page-link.tsx";
import { Icon } from "#app/ui/icon.tsx";

type ThanksProps = {
  /** What happens next, from the company's content. */
  message: string;
  /** The form's fields to repeat, by name. Only the script can fill them in: after a redirect they are unknown. */
  fields?: readonly (readonly [label: string, field: string])[];
  /** The reference of the request; the script reads it from the redirect. */
  reference?: string;
  /** The guest key, for requests with a page of their own; empty until the script fills it in. */
  page?: string;
  /** The button or link below. */
  okay?: ReactNode;
};

/** Replaces a sent form: a scene, a heading, the reference, the repeated fields and when we answer. */
export function Thanks({ message, fields = [], reference = "", page, okay }: ThanksProps) {
  const { title, when } = useShellWords().replies;
  return (
    <div className="thanks" data-thanked="">
      <span aria-hidden="true" className="thanks-scene">
        <Icon of="sailboat" />
      </span>
      <h2 className="text-2xl">{title}</h2>
      <p className="text-lg text-ink2">{message}</p>
      <dl>
        <div>
          <dt>Reference</dt>
          <dd data-thanks-reference="" className="num">
            {reference}
          </dd>
        </div>
        {fields.map(([label, field]) => (
          <div key={field}>
            <dt>{label}</dt>
            <dd data-asked={field} />
          </div>
        ))}
      </dl>
      {when ? <p className="text-sm text-ink2">{when}</p> : null}
      {page === undefined ? null : <OwnPageLink page={page} />}
      {okay}
    </div>
  );
}

/** The reference in `?sent=` of a thanks page; empty when it is missing or invalid. */
export function referenceIn(sent: string | null): string {
  return sent !== null && /^[A-Z]{2,3}-[2-9A-Z]{6}$/.test(sent) ? sent : "";
}
