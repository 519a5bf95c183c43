import { Form } from "react-router";
import type { PortalCalendar } from "#contract/portal-calendars.ts";
import { controlPages } from "#app/content/control-addresses.ts";
import { DeleteButton } from "#app/features/short-lists/short-list-row.tsx";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { TextLink } from "#app/ui/link.tsx";

/** `Airbnb, Deluxe Double`. */
export function nameOf({ name, roomType }: PortalCalendar): string {
  return `${name}, ${roomType}`;
}

/** The link that the portal reads, to be copied there. */
export function OurLink({ name, url }: { name: string; url: string }) {
  return (
    <copy-text data-text={url} data-status="Link copied" className="mt-2 block">
      <span className="block text-sm text-ink2">Link for {name}: paste it there under Import or Sync</span>
      <span className="flex flex-wrap items-center gap-x-6">
        <code className="min-w-0 text-sm wrap-anywhere select-all">{url}</code>
        <Button variant="ghost" size="small" className="needs-script -ms-3.5">
          <Icon of="copy" />
          Copy<span className="sr-only"> the link for {name}</span>
        </Button>
      </span>
    </copy-text>
  );
}

/** What can be done with a joined calendar; a new link only after one has read what it does. */
export function CalendarActions({ calendar }: { calendar: PortalCalendar }) {
  const name = nameOf(calendar);
  return (
    <Form method="post" className="mt-1 flex flex-wrap items-center gap-x-4">
      <input type="hidden" name="id" value={calendar.id} />
      {calendar.importUrl ? (
        <Button type="submit" name="intent" value="read" variant="outline" size="small">
          Read it now<span className="sr-only">: {name}</span>
        </Button>
      ) : null}
      <TextLink
        href={`${controlPages.portalCalendars}?calendar=${calendar.id}#calendar`}
        className="inline-flex min-h-11 items-center text-sm"
        data-goes-on=""
      >
        Edit<span className="sr-only"> {name}</span>
      </TextLink>
      <DeleteButton name={name} />
      <details className="basis-full">
        <summary className="min-h-11 cursor-pointer content-center text-sm font-semibold text-dal">
          New link<span className="sr-only"> for {name}</span>
        </summary>
        <p className="mb-2 max-w-[60ch] text-sm text-ink2">
          For when strangers have ours: it then answers nobody, and {calendar.name} reads nothing until the
          new one is pasted there.
        </p>
        <Button type="submit" name="intent" value="renew" variant="outline" size="small">
          Make a new link
        </Button>
      </details>
    </Form>
  );
}
