import { guestKeyName } from "#contract/rules/thanks-address.ts";
import { TextLink } from "#app/ui/link.tsx";

/** The link to the guest's own page of the request that was just sent; hidden until a script fills in the guest key. */
export function OwnPageLink({ page }: { page: string }) {
  return (
    <p data-own-page="" hidden={page === ""} className="text-sm">
      <TextLink href={`/booking-status/${page}`}>See how it stands</TextLink>: keep that page, it is yours
      alone.
    </p>
  );
}

/** The guest key in `?own=` of a thanks page; empty when it is missing or invalid. */
export function ownPageIn(query: URLSearchParams): string {
  const key = query.get(guestKeyName) ?? "";
  return /^[\w-]{22}$/.test(key) ? key : "";
}
