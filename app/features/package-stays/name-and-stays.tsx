import { holdingWords } from "#contract/rules/stay-words.ts";
import type { TrashEntry } from "#contract/trash.ts";
import { requestHref } from "#app/features/navigation/request-pages.ts";
import { TextLink } from "#app/ui/link.tsx";

/** The name of a deleted record; below that of a package enquiry links to the stays that still hold rooms. */
export function nameAndStays({ name, stays = [] }: TrashEntry) {
  if (stays.length === 0) return name;
  return (
    <>
      {name}
      <span className="block text-sm font-normal">
        {holdingWords(stays.length)}:{" "}
        {stays.map(({ id, reference }, index) => (
          <span key={id}>
            {index > 0 ? ", " : ""}
            <TextLink href={requestHref({ kind: "bookings", id })}>{reference}</TextLink>
          </span>
        ))}
      </span>
    </>
  );
}
