import type { ContentValue } from "#contract/content/all-blocks.ts";
import { whatsAppLink } from "#app/features/company/whatsapp-link.ts";
import { useCompany } from "#app/features/company/use-company.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { DialogButton } from "#app/ui/dialog.tsx";
import { Fringe } from "#app/ui/fringe.tsx";
import { plannerDialogId } from "./planner-dialog.tsx";
import { Picture } from "#app/ui/picture.tsx";
import type { PictureRecord } from "#app/ui/picture-sources.ts";
import { Icon } from "#app/ui/icon.tsx";
import { asFragment } from "#app/ui/fragment.tsx";

type CallToActionProps = { words: ContentValue<"call-to-action">; picture: PictureRecord | undefined };

/** The camp at night, and two ways to begin. */
export const CallToAction = asFragment(function CallToAction({ words, picture }: CallToActionProps) {
  const company = useCompany();
  if (!words.heading) return null;
  return (
    <section aria-labelledby="call-to-action" className={`on-dark cta ${picture ? "cta-tall" : ""}`}>
      {picture ? <Picture picture={picture} alt="" sizes="100vw" className="cta-picture" /> : null}
      <div className="absolute inset-x-0 top-0">
        <Fringe />
      </div>
      <div className={`wrap relative z-2 pt-16 text-center ${picture ? "pb-64" : "mt-8 pb-24"}`}>
        <h2 id="call-to-action" className="mx-auto max-w-[16ch] text-[clamp(2.25rem,1.6rem+3vw,3.75rem)]">
          {words.heading}
        </h2>
        <p className="mx-auto mt-4 mb-7 max-w-[44ch] text-lg text-balance empty:mt-0">{words.text}</p>
        <div className="flex flex-wrap justify-center gap-3">
          <DialogButton opens={plannerDialogId} variant="primary">
            {words.button || "Plan my trip"}
          </DialogButton>
          {company.whatsApp ? (
            <LinkButton href={whatsAppLink(company)} variant="over-picture" rel="noopener">
              <Icon of="message-circle" />
              {words.whatsApp || "Ask on WhatsApp"}
            </LinkButton>
          ) : null}
        </div>
      </div>
      <div className="absolute inset-x-0 bottom-0 z-2">
        <Fringe colour="var(--pashmina)" direction="up" />
      </div>
    </section>
  );
});
