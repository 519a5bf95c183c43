import type { ReactNode } from "react";
import { useCompany } from "#app/features/company/use-company.ts";
import { Link } from "#app/ui/link.tsx";
import { Logo } from "#app/ui/logo.tsx";
import { Ridge } from "#app/ui/ridge.tsx";

/** The frame of the pages around sign-in and sign-out: a small form under the company's name. */
export function Entrance({ title, children }: { title: string; children: ReactNode }) {
  const company = useCompany();
  return (
    <main id="content" className="grid min-h-screen grid-rows-[1fr_auto] bg-dal-deep">
      <div className="m-5 grid w-[min(24rem,100%-2.5rem)] gap-6 place-self-center rounded-panel bg-surface p-7 shadow-high">
        <Logo name={company.name} line={company.tagline} />
        <h1 className="text-2xl">{title}</h1>
        {children}
      </div>
      <div className="on-dark">
        <Ridge />
        <p className="bg-walnut-deep px-5 pb-5 text-center text-sm text-cream2">
          <Link href="/" className="inline-block py-2 underline underline-offset-4">
            {company.name}, as guests see it
          </Link>
        </p>
      </div>
    </main>
  );
}
