import { noticeLine } from "#contract/privacy.ts";
import { TextLink } from "#app/ui/link.tsx";

/** What every form of the public site says of the data typed into it, in one line, with the way to the whole of it. */
export function PrivacyNotice() {
  return (
    <p className="text-sm text-ink3">
      {noticeLine.text} <TextLink href="/privacy">{noticeLine.link}</TextLink>
    </p>
  );
}
