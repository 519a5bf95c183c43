import type { MetaDescriptor } from "react-router";
import { companyOf } from "#app/features/site/company.ts";
import { type PictureRecord, uploadUrl } from "#app/ui/picture-sources.ts";

type PageFacts = {
  /** The page's matches, of which the document's loader names the company. */
  matches: Parameters<typeof companyOf>[0];
  title: string;
  description: string;
  /** The page's own address without filters, such as `/hotels`. */
  path: string;
  /** `https://host`, for addresses that other sites read. */
  origin: string;
  picture?: PictureRecord;
  /** schema.org objects, written as JSON-LD. */
  data?: readonly object[];
};

/** Title, description, canonical address, share card and structured data of a page, for its `meta`. */
export function pageMeta({
  matches,
  title,
  description,
  path,
  origin,
  picture,
  data = [],
}: PageFacts): MetaDescriptor[] {
  const company = companyOf(matches);
  const fullTitle = `${title} | ${company.name}`;
  const url = `${origin}${path}`;
  return [
    { title: fullTitle },
    { name: "description", content: description },
    { tagName: "link", rel: "canonical", href: url },
    { property: "og:site_name", content: company.name },
    { property: "og:type", content: "website" },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    { property: "og:url", content: url },
    ...(picture ? shareCard(picture, origin) : []),
    { name: "twitter:card", content: picture ? "summary_large_image" : "summary" },
    ...data.map((thing) => ({ "script:ld+json": { "@context": "https://schema.org", ...thing } })),
  ];
}

function shareCard(picture: PictureRecord, origin: string): MetaDescriptor[] {
  return [
    { property: "og:image", content: `${origin}${uploadUrl(picture.path)}` },
    { property: "og:image:width", content: String(picture.width) },
    { property: "og:image:height", content: String(picture.height) },
    { property: "og:image:alt", content: picture.title },
  ];
}

/** `https://host` of a request. */
export function originOf(request: Request): string {
  return new URL(request.url).origin;
}
