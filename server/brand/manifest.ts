import type { CompanyDetails } from "#contract/company.ts";

/** The web app manifest of a company's own brand; the product's is `public/site.webmanifest`. */
export function manifestOf(
  { name, description }: Pick<CompanyDetails, "name" | "description">,
  { ground, paper }: { ground: string; paper: string },
  version: string,
) {
  const icon = (file: string, size: number) => ({
    src: `/${file}?v=${version}`,
    sizes: `${size}x${size}`,
    type: "image/png",
  });
  return {
    name,
    short_name: name,
    description,
    lang: "en",
    start_url: "/",
    id: "/",
    scope: "/",
    display: "standalone",
    background_color: paper,
    theme_color: ground,
    icons: [
      icon("icon-192.png", 192),
      icon("icon-512.png", 512),
      { ...icon("icon-maskable-512.png", 512), purpose: "maskable" },
    ],
  };
}
