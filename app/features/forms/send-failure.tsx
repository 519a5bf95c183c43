import { CallButton } from "#app/features/company/call-button.tsx";
import { Icon } from "#app/ui/icon.tsx";

/**
 * Template of the message that a form could not be sent, with the phone number to call instead. The script clones it and
 * fills in the reason (app/browser/say-failure.ts).
 */
export function SendFailure() {
  return (
    <section
      role="alert"
      tabIndex={-1}
      data-send-failure=""
      className="col-span-full grid scroll-my-28 justify-items-start gap-3 rounded-control border-[1.5px] border-chinar bg-chinar-soft p-4 text-sm"
    >
      <p className="flex items-start gap-2 font-semibold text-chinar">
        <Icon of="triangle-alert" className="size-5 flex-none" />
        <span data-words="" />
      </p>
      <CallButton />
    </section>
  );
}
