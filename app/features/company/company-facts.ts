import type { Brand } from "#contract/brand.ts";
import { asTaxChoice, type TaxChoice } from "#contract/rules/tax-words.ts";
import { type OpeningHours, openingHours } from "#contract/rules/opening-hours.ts";
import { type Position, positionOf } from "#contract/rules/position.ts";
import type { ShellWords } from "../content/shell-words.ts";
import type { Policy } from "#contract/policy.ts";
import type { CompanySettings } from "#contract/settings.ts";

export type Address = { label: string; street: string; city: string; pinCode: string };

export type SocialLink = { name: "Facebook" | "Instagram" | "YouTube" | "X"; href: string };

export type ContactGroup = {
  title: "Booking" | "General" | "Technical";
  text: string;
  email: string;
  phone: string;
  /** The WhatsApp number as shown. */
  messaging: string;
};

/** The company as pages show it. */
export type Company = {
  name: string;
  tagline: string;
  description: string;
  registrationNumber: string;
  email: string;
  phone: string;
  whatsApp: string;
  /** The text that a WhatsApp chat starts with. */
  whatsAppGreeting: string;
  headOffice: Address & { position: Position | undefined };
  addresses: Address[];
  socialLinks: SocialLink[];
  contactGroups: ContactGroup[];
  openingHours: OpeningHours[];
  /** Which note on taxes is shown beside prices. */
  taxes: TaxChoice;
  /** Present only when taxes are added to the prices. */
  addsTax?: true;
  /** The UPI ID for payments. */
  upiId: string;
  /** The UPI ID for advances. */
  advanceUpiId: string;
  /** Advance, balance and what a cancelled stay costs. */
  policy: Policy;
  /** Only while the company has not chosen these terms. */
  isPolicyOpen?: true;
  brand: Brand;
};

/** What is said of taxes beside an agreed total, to which none is added any more. */
export function agreedTaxes({ taxes, addsTax }: Pick<Company, "taxes" | "addsTax">): TaxChoice {
  return addsTax ? "included" : taxes;
}

/** The company from the settings. */
export function toCompany({
  details,
  hours,
  payment,
  brand,
  policy,
  isPolicyOpen,
  addsTax,
}: CompanySettings): Company {
  const { name, tagline, description, registrationNumber, email, phone, whatsApp, whatsAppGreeting } =
    details;
  const headOffice = {
    label: details.headLabel,
    street: details.headStreet,
    city: details.headCity,
    pinCode: details.headPinCode,
    position: positionOf(details.headPosition),
  };
  const second = {
    label: details.secondLabel,
    street: details.secondStreet,
    city: details.secondCity,
    pinCode: details.secondPinCode,
  };
  return {
    name,
    tagline,
    description,
    registrationNumber,
    email,
    phone,
    whatsApp,
    whatsAppGreeting,
    headOffice,
    addresses: [headOffice, second].filter(({ street }) => street !== ""),
    socialLinks: socialLinks(details),
    contactGroups: contactGroups(details),
    openingHours: openingHours(hours),
    taxes: asTaxChoice(details.taxes),
    ...(addsTax && { addsTax }),
    upiId: payment.firstUpiId,
    advanceUpiId: payment.secondUpiId || payment.firstUpiId,
    policy,
    ...(isPolicyOpen && { isPolicyOpen }),
    brand,
  };
}

function socialLinks({ facebook, instagram, youtube, x }: CompanySettings["details"]): SocialLink[] {
  const links: SocialLink[] = [
    { name: "Facebook", href: facebook },
    { name: "Instagram", href: instagram },
    { name: "YouTube", href: youtube },
    { name: "X", href: x },
  ];
  return links.filter(({ href }) => href !== "");
}

/** The contact desks; those without e-mail and phone are left out. */
function contactGroups(details: CompanySettings["details"]): ContactGroup[] {
  const desks: ContactGroup[] = [
    {
      title: "Booking",
      text: details.bookingText,
      email: details.bookingEmail,
      phone: details.bookingPhone,
      messaging: details.bookingMessaging,
    },
    {
      title: "General",
      text: details.generalText,
      email: details.generalEmail,
      phone: details.generalPhone,
      messaging: details.generalMessaging,
    },
    {
      title: "Technical",
      text: details.technicalText,
      email: details.technicalEmail,
      phone: details.technicalPhone,
      messaging: details.technicalMessaging,
    },
  ];
  return desks.filter(({ email, phone, messaging }) => email || phone || messaging);
}

/** Data of the root loader, for every page. */
export type RootData = { origin: string; company: Company; shell: ShellWords };

/** The matches of a page; the root's comes first. */
export type PageMatches = readonly [{ loaderData?: RootData | undefined }, ...unknown[]];

/** The root loader's data, for a page's `meta`, which React Router does not call when that loader failed. */
export function rootDataOf([root]: PageMatches): RootData {
  if (!root.loaderData) throw new Error("The document's loader has read nothing");
  return root.loaderData;
}

/** The company for a page's `meta`. */
export function companyOf(matches: PageMatches): Company {
  return rootDataOf(matches).company;
}
