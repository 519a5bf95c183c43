import { Logo } from "#app/ui/logo.tsx";
import { useCompany } from "#app/features/company/use-company.ts";

/** Printed in place of header and footer: the company's name and contact data. */
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
