import type { Brand } from "#contract/brand.ts";
import { brandStyles } from "./brand-styles.ts";
import drawing from "./favicon.svg?raw";

/** Inlined: saves a request, and 0.5 kB of headers. */
const favicon = `data:image/svg+xml,${drawing.replaceAll(/["#%<>]/g, encodeURIComponent)}`;

/** Icons, manifest and styles of the brand, for the document's head; without a brand those of the product. */
export function BrandHead({ brand }: { brand: Brand | undefined }) {
  const version = brand?.files ? `?v=${brand.files}` : "";
  return (
    <>
      {brand ? brandStyles(brand).map((href) => <link key={href} rel="stylesheet" href={href} />) : null}
      <link rel="icon" href={`/favicon.ico${version}`} sizes="32x32" />
      {version ? (
        <link rel="icon" href={`/icon-192.png${version}`} type="image/png" sizes="192x192" />
      ) : (
        <link rel="icon" href={favicon} type="image/svg+xml" />
      )}
      <link rel="apple-touch-icon" href={`/apple-touch-icon.png${version}`} />
      <link rel="manifest" href={`/site.webmanifest${version}`} />
    </>
  );
}
