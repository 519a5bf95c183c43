import { fieldError } from "../../errors.ts";
import type { Transaction } from "../../db/open.ts";
import type { RowTexts } from "../import-row.ts";
import { enquiryOfReference } from "../lookups.queries.ts";

/** Longer than any reference: of more only so much is looked for, and said to be none. */
const mostLetters = 20;

/** The enquiry that a row names, and its id unless there is none of that reference. */
export type PackageOfStay = { reference: string; id: number | undefined };

/** Finds the package enquiry in whose price a row's stay is; undefined where the row names none. */
export async function findPackage(
  transaction: Transaction,
  { packageReference = "" }: RowTexts,
): Promise<PackageOfStay | undefined> {
  const reference = packageReference.trim().slice(0, mostLetters).toUpperCase();
  if (reference === "") return undefined;
  return { reference, id: (await enquiryOfReference(transaction, reference))?.id };
}

/** Its id. Throws `invalid(packageReference)` where there is none. */
export function idOfPackage(found: PackageOfStay | undefined): number | undefined {
  if (found && found.id === undefined)
    throw fieldError(
      "packageReference",
      `There is no package enquiry ${found.reference}: choose “Not in this file” for it under Columns`,
    );
  return found?.id;
}
