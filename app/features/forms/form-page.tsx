import type { ReactNode } from "react";
import { LinkButton } from "#app/ui/button.tsx";
import { PageBanner } from "#app/ui/page-banner.tsx";

interface FormPageProps {
  title: string;
  /** The page the visitor came from. */
  from: string;
  /** Said in the form's place once it was sent. */
  thanks: ReactNode;
  children: ReactNode;
}

/** A dialog's form as a page of its own, for browsers without scripts. */
export function FormPage({ title, from, thanks, children }: FormPageProps) {
  return (
    <>
      <PageBanner title={title} />
      <section className="wrap pt-8 pb-section sm:pt-12">
        <div className="mx-auto grid max-w-2xl gap-6 rounded-panel border border-line bg-surface p-6 shadow-mid sm:p-9">
          {thanks ? (
            <>
              <div role="status" className="text-lg">
                {thanks}
              </div>
              <LinkButton href={from} variant="outline" className="justify-self-start">
                Back to where you were
              </LinkButton>
            </>
          ) : (
            children
          )}
        </div>
      </section>
    </>
  );
}
