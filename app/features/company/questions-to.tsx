import { useCompany } from "./use-company.ts";
import { TextLink } from "#app/ui/link.tsx";
import { mailLink } from "#app/ui/mail-link.ts";
import { telUrl } from "#contract/rules/phone.ts";

/** Phone and e-mail for questions about a booking, each one touch away; nothing while the company has neither. */
export function QuestionsTo({ reference }: { reference: string }) {
  const { phone, email } = useCompany();
  if (!phone && !email) return null;
  return (
    <p className="text-sm text-ink3">
      Questions: {phone ? <TextLink href={telUrl(phone)}>{phone}</TextLink> : null}
      {phone && email ? ", " : null}
      {email ? <TextLink href={mailLink(email, { subject: reference })}>{email}</TextLink> : null}
    </p>
  );
}
