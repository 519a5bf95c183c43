import { telUrl } from "#contract/rules/phone.ts";
import { TextLink } from "#app/ui/link.tsx";
import { mailLink } from "#app/ui/mail-link.ts";

type WhomToAskProps = { name: string; phone: string; email: string };

/** Name, phone and e-mail of the person responsible for a page; empty ones are left out. */
export function WhomToAsk({ name, phone, email }: WhomToAskProps) {
  return (
    <>
      <h2 id="whom-to-ask" className="text-2xl">
        Whom to ask
      </h2>
      <p className="mt-3 text-ink2">
        {name}
        {phone ? (
          <>
            , <TextLink href={telUrl(phone)}>{phone}</TextLink>
          </>
        ) : null}
        {email ? (
          <>
            , <TextLink href={mailLink(email)}>{email}</TextLink>
          </>
        ) : null}
      </p>
    </>
  );
}
