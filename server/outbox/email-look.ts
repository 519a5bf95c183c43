import { readLogo } from "../settings/read-logo.queries.ts";
import type { Mail, Services } from "../services.ts";
import { presentBrand } from "../settings/present-brand.ts";
import { readSettings } from "../settings/read-settings.ts";
import { emailHtml } from "./email-html.ts";

const logo = "logo";

/** What the company's emails have besides their text: sender name, address, colours, logo. */
export async function emailLook(services: Services) {
  const settings = await readSettings(services);
  const brand = presentBrand(settings);
  const bytes = brand.logo ? await readLogo(services.db.executor, settings.brand.logo) : undefined;
  const { name, email } = settings.details;
  const origin = services.publicUrl;
  const look = { name, palette: brand.palette, ...(bytes && { logo }), ...(origin && { origin }) };
  return {
    fromName: name,
    companyEmail: email,
    html: (text: string, subject: string) => emailHtml(text, subject, look),
    inline: bytes ? ([{ cid: logo, type: "image/webp", bytes }] satisfies Mail["inline"]) : [],
  };
}
