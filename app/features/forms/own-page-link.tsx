import { guestKeyName } from "#contract/rules/thanks-address.ts";
import { TextLink } from "#app/ui/link.tsx";

/** The way to the guest's own page of what was just sent. The page's script fills in whose; hidden until it is known. */
export function OwnPageLink({ page }: { page: string }) {
  return (
    <p data-own-page="" hidden={page === ""} className="text-sm">
      <TextLink href={`/booking-status/${page}`}>See how it stands</TextLink>: keep that page, it is yours
      alone.
    </p>
  );
}

/** The guest's key in `?own=` of a thanking page; empty when somebody wrote something else there. */
export function ownPageIn(query: URLSearchParams): string {
  const key = query.get(guestKeyName) ?? "";
  return /^[\w-]{22}$/.test(key) ? key : "";
}
