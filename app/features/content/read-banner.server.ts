import type { PictureRecord } from "#app/ui/picture-sources.ts";
import type { SiteContent } from "./read-content.server.ts";

type TitledPage =
  | "about"
  | "services"
  | "hotels"
  | "contact"
  | "booking"
  | "team"
  | "cabs"
  | "packages"
  | "events"
  | "gallery"
  | "payment";

export type Banner = { title: string; picture: PictureRecord | undefined };

/** The title and banner picture of a page. */
export function readBanner(content: SiteContent, page: TitledPage): Banner {
  const banners = content.get("banners");
  return { title: banners[`${page}Title`], picture: content.picture(banners[page]) };
}
