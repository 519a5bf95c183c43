import { orNotFound } from "../errors.ts";
import type { Services } from "../services.ts";
import { originalName, typeOfName } from "./store/picture-names.ts";
import { findPicture } from "./pictures.queries.ts";
import { extensionOf } from "./image/signatures.ts";

/** Replies with the uploaded file, metadata included, as a download. For staff only. */
export async function serveOriginal({ db, pictures }: Services, id: number): Promise<Response> {
  const picture = orNotFound(await findPicture(db.executor, id));
  const extension = extensionOf(picture.format);
  const name = originalName(picture.hash, extension);
  const stored = orNotFound(await pictures.store.find(name));
  return new Response(await pictures.store.read(name), {
    headers: {
      "Cache-Control": "private, no-store",
      "Content-Disposition": `attachment; filename="picture-${id}.${extension}"`,
      "Content-Length": String(stored.size),
      "Content-Security-Policy": "sandbox; default-src 'none'",
      "Content-Type": typeOfName(name),
      "X-Content-Type-Options": "nosniff",
    },
  });
}
