import { telUrl } from "#contract/rules/phone.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { useCompany } from "./use-company.ts";

/** Calls the company; renders nothing while it has no number. */
export function CallButton() {
  const { phone } = useCompany();
  return phone ? (
    <LinkButton href={telUrl(phone)} variant="outline">
      Call {phone}
    </LinkButton>
  ) : null;
}
