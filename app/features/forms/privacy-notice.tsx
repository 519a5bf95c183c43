import { noticeLines, noticeLink } from "#contract/privacy.ts";
import { TextLink } from "#app/ui/link.tsx";

/** One line on the use of the form's data, with a link to the privacy page. */
export function PrivacyNotice({ of }: { of: keyof typeof noticeLines }) {
  return (
    <p className="text-sm text-ink3">
      {noticeLines[of]} <TextLink href="/privacy">{noticeLink}</TextLink>
    </p>
  );
}
