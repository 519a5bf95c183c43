import { useShellWords } from "#app/features/content/use-shell-words.ts";
import { filledIn } from "./filled-in.ts";
import { CallButton } from "#app/features/company/call-button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { useCompany } from "#app/features/company/use-company.ts";

export type ComingSoonType = "book" | "details" | "newsletter" | "page" | "default";

function dialogId(type: ComingSoonType): string {
  return `coming-soon-${type}`;
}

/** What a button needs to open the popup of a type; the page also renders its ComingSoonDialog. */
export function opensComingSoon(type: ComingSoonType) {
  return { command: "show-modal", commandfor: dialogId(type) } as const;
}

/** What stands in for something that is not built yet: one for each type that the page's buttons open. */
export function ComingSoonDialog({ type }: { type: ComingSoonType }) {
  const company = useCompany();
  const { soon } = useShellWords();
  return (
    <Dialog id={dialogId(type)} title={soon[`${type}Title`] || "Coming Soon"} footer={<CallButton />}>
      <p className="text-ink2">{filledIn(soon[`${type}Text`], company)}</p>
    </Dialog>
  );
}
