import { useShellWords } from "#app/features/content/use-shell-words.ts";
import { OwnPageLink } from "#app/features/forms/own-page-link.tsx";

/** What a sent enquiry is answered. A script fills in the reference from the redirect (app/browser/fill-thanks.ts). */
export function EnquiryThanks({ reference, page }: { reference: string; page: string }) {
  const { replies } = useShellWords();
  const isReference = /^[A-Z]{2,3}-[A-Z0-9]{4,12}$/.test(reference);
  return (
    <div className="grid gap-2 rounded-control bg-meadow-soft p-4 text-meadow">
      <p className="font-medium">Thank you! {replies.packages}</p>
      <p className="text-sm">
        Your reference: <b data-reference="">{isReference ? reference : ""}</b>
      </p>
      <OwnPageLink page={page} />
    </div>
  );
}
