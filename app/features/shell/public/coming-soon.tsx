import { useShellWords } from "#app/features/content/use-shell-words.ts";
import { fillContacts } from "./fill-contacts.ts";
import { CallButton } from "#app/features/company/call-button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { useCompany } from "#app/features/company/use-company.ts";

export type ComingSoonType = "book" | "details" | "newsletter" | "page" | "default";

function dialogId(type: ComingSoonType): string {
  return `coming-soon-${type}`;
}

/** Props of a button that opens the coming-soon popup of this type; the page must also render the dialog. */
export function opensComingSoon(type: ComingSoonType) {
  return { command: "show-modal", commandfor: dialogId(type) } as const;
}

/** The popup for something that does not exist yet; one for each type that the page's buttons open. */
export function ComingSoonDialog({ type }: { type: ComingSoonType }) {
  const company = useCompany();
  const { soon } = useShellWords();
  return (
    <Dialog id={dialogId(type)} title={soon[`${type}Title`] || "Coming Soon"} footer={<CallButton />}>
      <p className="text-ink2">{fillContacts(soon[`${type}Text`], company)}</p>
    </Dialog>
  );
}
