import { placePageMessages } from "#contract/place-words.ts";
import { type placeEndpoints, placeMessages } from "#contract/places.ts";
import type { Handlers } from "../call.ts";
import { signedIn } from "../signed-in.ts";
import { readPlacePage, savePlacePage } from "./place-page.ts";
import { readPlaces } from "./places.queries.ts";
import { presentPlace, versionOf } from "./present-places.ts";
import { savePlaces } from "./save-places.ts";

export const placeHandlers: Handlers<typeof placeEndpoints> = {
  async list({ services }) {
    const places = (await readPlaces(services.db.executor)).map(presentPlace);
    return { data: { places, version: versionOf(places) } };
  },

  async page({ services, query }) {
    return { data: await readPlacePage(services, query.slug) };
  },

  async savePage({ services, visitor, id, body }) {
    return {
      data: await savePlacePage(services, signedIn(visitor), id, body),
      message: placePageMessages.saved,
    };
  },

  async save({ services, visitor, body }) {
    return { data: await savePlaces(services, signedIn(visitor), body), message: placeMessages.saved };
  },
};
