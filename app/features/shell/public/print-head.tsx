import { Logo } from "#app/ui/logo.tsx";
import { useCompany } from "#app/features/company/use-company.ts";

/** On paper, in the place of header and footer: whose page this is, and how to reach them. */
export function PrintHead() {
  const company = useCompany();
  return (
    <div className="wrap hidden items-center justify-between gap-6 pb-4 text-sm print:flex">
      <Logo name={company.name} line={company.tagline} />
      <p className="text-end">
        {company.phone}
        <br />
        {company.email}
      </p>
    </div>
  );
}
