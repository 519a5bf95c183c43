import { Form, useNavigation } from "react-router";
import { GuestContact } from "#app/features/guest-contact/guest-contact.tsx";
import { Button } from "#app/ui/button.tsx";
import type { GuestLink } from "./answer-guest-link.ts";
import { Icon } from "#app/ui/icon.tsx";

type Linked = { id: number; customerName: string; reference: string; email: string; phoneNo: string };

type GuestLinkFormProps = {
  booking: Linked;
  /** When links expire. */
  until: string;
  /** The link that was just created; it cannot be read again. */
  made: GuestLink | undefined;
};

/** Creates a new link to the guest's own page, shown once; the old link stops working. */
export function GuestLinkForm({ booking, until, made }: GuestLinkFormProps) {
  const isSaving = useNavigation().state !== "idle";
  if (made?.id === booking.id) {
    const { customerName, reference, email, phoneNo } = booking;
    const message = `Dear ${customerName}, this is the page of your booking ${reference}: ${made.url}`;
    return (
      <section aria-label="The guest's new link" className="mt-5 border-t border-line pt-4">
        <p role="status" className="mb-1 text-sm font-semibold">
          The guest&rsquo;s new link. It is shown this once: send it now.
        </p>
        <p className="mb-3 rounded-control bg-raised p-3 text-sm break-all select-all">{made.url}</p>
        <GuestContact email={email} phone={phoneNo} subject={`Your booking ${reference}`} message={message} />
      </section>
    );
  }
  return (
    <Form method="post" className="mt-5 flex flex-wrap items-center gap-3 border-t border-line pt-4">
      <input type="hidden" name="id" value={booking.id} />
      <p className="min-w-0 flex-1 basis-56 text-sm text-ink3">
        The guest&rsquo;s link to this booking works until {until}. A new one ends the one before.
      </p>
      <Button type="submit" name="intent" value="link" variant="outline" size="small" busy={isSaving}>
        <Icon of="link-2" />
        New link
      </Button>
    </Form>
  );
}
