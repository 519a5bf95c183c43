import { CallButton } from "#app/features/company/call-button.tsx";
import { Icon } from "#app/ui/icon.tsx";

/**
 * Why a form could not be sent, beside its button, with the way that needs no network. The page's script copies it and
 * writes the sentence in (app/browser/say-failure.ts): the one place of this message.
 */
export function SendFailure() {
  return (
    <section
      role="alert"
      tabIndex={-1}
      data-send-failure=""
      className="grid scroll-my-28 justify-items-start gap-3 rounded-control border-[1.5px] border-chinar bg-chinar-soft p-4 text-sm"
    >
      <p className="flex items-start gap-2 font-semibold text-chinar">
        <Icon of="triangle-alert" className="size-5 flex-none" />
        <span data-words="" />
      </p>
      <CallButton />
    </section>
  );
}
