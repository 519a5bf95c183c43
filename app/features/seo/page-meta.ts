import type { MetaDescriptor } from "react-router";
import { type PictureRecord, uploadUrl } from "#app/ui/picture-sources.ts";
import { type Company, type PageMatches, rootDataOf } from "../company/company-facts.ts";
import { breadcrumbData } from "./structured-data.ts";

type PageFacts = {
  /** The page's matches: the document's loader has the company and the site's origin. */
  matches: PageMatches;
  /** Left out for the home page, which is titled with the company's name. */
  title?: string;
  description: string;
  /** The page's own address without filters, such as `/hotels`. */
  path: string;
  /** The picture for sharing (Open Graph); without one, the share card named `card`. */
  picture?: PictureRecord | undefined;
  card?: "home" | "hotel" | "package" | "generic";
  /** The pages between Home and this one. */
  trail?: readonly { label: string; href: string }[];
  /** schema.org objects beside the breadcrumb, written as JSON-LD. */
  data?: readonly object[];
  /** Excludes the page from search engines: forms, a guest's booking. */
  isUnlisted?: boolean;
};

/** Title, description, canonical address, share card and structured data of a page, for its `meta`. */
export function pageMeta(facts: PageFacts): MetaDescriptor[] {
  const { matches, title, description, path, picture, card = "generic", trail = [], data = [] } = facts;
  const { company, origin } = rootDataOf(matches);
  const url = `${origin}${path}`;
  const crumbs = title ? [breadcrumbData(origin, [...trail, { label: title, href: path }])] : [];
  return [
    { title: title ? `${title} | ${company.name}` : `${company.name}: ${company.tagline}` },
    { name: "description", content: description },
    ...(facts.isUnlisted ? [{ name: "robots", content: "noindex" }] : []),
    { tagName: "link", rel: "canonical", href: url },
    { property: "og:site_name", content: company.name },
    { property: "og:type", content: "website" },
    { property: "og:locale", content: "en_IN" },
    { property: "og:title", content: title ?? company.tagline },
    { property: "og:description", content: description },
    { property: "og:url", content: url },
    ...(picture ? ownPicture(picture, origin) : shareCard(card, origin, company)),
    { name: "twitter:card", content: "summary_large_image" },
    ...[...data, ...crumbs].map((thing) => ({
      "script:ld+json": { "@context": "https://schema.org", ...thing },
    })),
  ];
}

function ownPicture(picture: PictureRecord, origin: string): MetaDescriptor[] {
  return [
    { property: "og:image", content: `${origin}${uploadUrl(picture.path)}` },
    { property: "og:image:width", content: String(picture.width) },
    { property: "og:image:height", content: String(picture.height) },
    { property: "og:image:alt", content: picture.title },
  ];
}

/** A share card: drawn by scripts/build-share-cards.ts, or by `server/brand` for a company's own brand. */
function shareCard(kind: string, origin: string, company: Company): MetaDescriptor[] {
  const version = company.brand.files ? `?v=${company.brand.files}` : "";
  return [
    { property: "og:image", content: `${origin}/share/${kind}.jpg${version}` },
    { property: "og:image:width", content: "1200" },
    { property: "og:image:height", content: "630" },
    { property: "og:image:alt", content: `${company.name}: ${company.tagline}` },
  ];
}

/** The site's public `https://host`, from the root loader. */
export function originIn(matches: PageMatches): string {
  return rootDataOf(matches).origin;
}
