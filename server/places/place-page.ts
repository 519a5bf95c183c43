import { createHash } from "node:crypto";
import type { PlacePage, PlacePageForm } from "#contract/place-words.ts";
import { placeSlug } from "#contract/rules/place-slug.ts";
import { recordChange } from "../change-log/record-change.ts";
import { lockName } from "../db/locks.ts";
import { inTransaction } from "../db/transaction.ts";
import { AppError, orNotFound } from "../errors.ts";
import type { Services } from "../services.ts";
import { readPlaces, updatePlaceTexts } from "./places.queries.ts";
import { presentPlace } from "./present-places.ts";

type PlaceRow = Awaited<ReturnType<typeof readPlaces>>[number];

/** The place whose page has this address. Throws `not_found`. */
export async function readPlacePage({ db }: Services, slug: string): Promise<PlacePage> {
  const place = orNotFound(
    (await readPlaces(db.executor)).find((row) => placeSlug(row) === slug),
    "place",
  );
  return present(place);
}

/** Changes the texts of a place's page. Throws `not_found`, and `changed_meanwhile` when they have changed since. */
export function savePlacePage(
  services: Services,
  by: { username: string },
  id: number,
  { version, ...texts }: PlacePageForm,
): Promise<PlacePage> {
  return inTransaction(services.db, async (transaction) => {
    await lockName(transaction, "places", 1);
    const read = async () => (await readPlaces(transaction)).find((row) => row.id === id);
    const before = orNotFound(await read(), "place");
    if (version !== undefined && version !== present(before).version) throw new AppError("changed_meanwhile");
    const { gettingThere: getting_there, openNow: open_now, ...same } = texts;
    await updatePlaceTexts(transaction, id, { ...same, getting_there, open_now });
    const after = orNotFound(await read(), "place");
    const change = {
      by,
      kind: "settings",
      action: "changed",
      recordId: 6,
      title: `Page of ${after.name}`,
    } as const;
    await recordChange(services, transaction, { ...change, before: textsOf(before), after: textsOf(after) });
    return present(after);
  });
}

function textsOf({ about, getting_there, spring, summer, autumn, winter, open_now }: PlaceRow) {
  return { about, gettingThere: getting_there, spring, summer, autumn, winter, openNow: open_now };
}

function present(row: PlaceRow): PlacePage {
  const texts = textsOf(row);
  const version = createHash("sha256").update(JSON.stringify(texts)).digest("base64url").slice(0, 16);
  return { ...presentPlace(row), slug: placeSlug(row), ...texts, version };
}
