import { noticeLines, noticeLink } from "#contract/privacy.ts";
import { TextLink } from "#app/ui/link.tsx";

/** What a form of the public site says of the data typed into it, in one line, with the way to the whole of it. */
export function PrivacyNotice({ of }: { of: keyof typeof noticeLines }) {
  return (
    <p className="text-sm text-ink3">
      {noticeLines[of]} <TextLink href="/privacy">{noticeLink}</TextLink>
    </p>
  );
}
