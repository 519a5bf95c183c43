import type { Client } from "#contract/client.ts";
import { orErrorPage } from "#app/reply.ts";
import type { PictureOwner } from "./send-picture.ts";

/** The pictures of one hotel, room or package, in their order. */
export async function readPictures(api: Client, { module, ownerId }: PictureOwner) {
  const query = { module, ownerId, limit: 100 };
  const { data } = orErrorPage(await api.uploads.list({ query }));
  return data.toSorted((a, b) => a.position - b.position || a.id - b.id);
}
