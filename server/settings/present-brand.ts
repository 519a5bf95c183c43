import { createHash } from "node:crypto";
import { type Brand, brandForm } from "#contract/brand.ts";
import { companyDefaults } from "#contract/company-defaults.ts";
import type { Settings } from "#contract/settings.ts";

type BrandSettings = Pick<Settings, "details" | "brand">;

/** The brand as pages show it. A stored brand that this version does not know is replaced by the default. */
export function presentBrand({ details, brand }: BrandSettings): Brand {
  const parsed = brandForm.safeParse(brand);
  const { palette, typefaces, logo, logoHasName } = parsed.data ?? brandForm.parse(companyDefaults.brand);
  const [, width, height] = /-(\d+)x(\d+)$/.exec(logo) ?? [];
  const drawn = [details.name, details.tagline, details.description, palette, typefaces, logo];
  return {
    palette,
    typefaces,
    logo: logo
      ? {
          path: `/brand/${logo}.webp`,
          width: Number(width),
          height: Number(height),
          hasName: logoHasName === "yes",
        }
      : null,
    files: isAsItCame(drawn) ? "" : versionOf(drawn),
  };
}

const { details: came, brand: look } = companyDefaults;
const asItCame = [came.name, came.tagline, came.description, look.palette, look.typefaces, look.logo];

/** True for the product's own brand, whose files come with it. */
function isAsItCame(drawn: readonly string[]): boolean {
  return drawn.every((word, index) => word === asItCame[index]);
}

function versionOf(drawn: readonly string[]): string {
  return createHash("sha256").update(JSON.stringify(drawn)).digest("base64url").slice(0, 12);
}
