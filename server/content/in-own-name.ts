import { companyDefaults } from "#contract/company-defaults.ts";
import type { CompanyDetails } from "#contract/company.ts";

const { name: demoName, tagline: demoTagline, email: demoEmail } = companyDefaults.details;
const [, demoDomain = ""] = demoEmail.split("@");
const ofDemo = demoDomain.replace(/\.\w+$/, "");

/**
 * The demo's texts with the company's own name, tagline and email address, and without the demo's accounts on other
 * sites, so that nothing names the demo's company until the owner writes something else.
 */
export function inOwnName(value: Record<string, unknown>, details: CompanyDetails): Record<string, unknown> {
  if (details.name === demoName) return value;
  return Object.fromEntries(Object.entries(value).map(([field, each]) => [field, inOwn(each, details)]));
}

function inOwn(value: unknown, details: CompanyDetails): unknown {
  if (typeof value === "string") return written(value, details);
  if (Array.isArray(value)) return value.map((each: unknown) => inOwn(each, details));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([field, each]) => [field, inOwn(each, details)]));
}

function written(text: string, { name, tagline, email }: CompanyDetails): string {
  if (text === demoTagline) return tagline;
  if (text.endsWith(`@${demoDomain}`)) return email;
  if (text.startsWith("https://") && text.includes(ofDemo)) return "";
  return text.replaceAll(demoName, name);
}
