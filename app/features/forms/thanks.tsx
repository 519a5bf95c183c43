import type { ReactNode } from "react";
import { useShellWords } from "#app/features/content/use-shell-words.ts";
import { OwnPageLink } from "./own-page-link.tsx";
import { Icon } from "#app/ui/icon.tsx";

type ThanksProps = {
  /** What becomes of it, in the company's words. */
  message: string;
  /** What was asked, by the names of the form's fields. The page's script fills it in; without scripts nobody knows it any more. */
  asked?: readonly (readonly [label: string, field: string])[];
  /** What the request is called over the phone. The page's script reads it from where the form led to. */
  reference?: string;
  /** The guest's key, where it has a page of its own; empty until the page's script knows it. */
  page?: string;
  /** The way on. */
  okay?: ReactNode;
};

/** After a form was sent, in its place: a scene, one heading, the reference, what was asked and when we answer. */
export function Thanks({ message, asked = [], reference = "", page, okay }: ThanksProps) {
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
        {asked.map(([label, field]) => (
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

/** The reference in `?sent=` of a thanking page; empty when somebody wrote something else there. */
export function referenceIn(sent: string | null): string {
  return sent !== null && /^[A-Z]{2,3}-[2-9A-Z]{6}$/.test(sent) ? sent : "";
}
