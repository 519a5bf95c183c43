import { block } from "../block.ts";
import { choice, line, link, list, paragraph } from "../field-kinds.ts";

const label = line("Words", { longest: 30, needed: true });

const opens = {
  label,
  href: link("Leads to", "Empty, or a page that is not published yet: opens a popup that says so"),
  popup: choice("Popup", [
    { value: "page", label: "This page is coming soon" },
    { value: "default", label: "This is coming soon" },
    { value: "later", label: "Not shown before its page is there" },
  ]),
};

const company = [
  { label: "About", href: "/about" },
  { label: "Our team", href: "/our-team" },
  { label: "Packages", href: "/packages" },
  { label: "Hotels", href: "/hotels" },
  { label: "Cabs", href: "/cab-services" },
  { label: "Payment", href: "/payment-methods" },
  { label: "Your data", href: "/privacy" },
  { label: "Contact", href: "/contact" },
];

export const footer = block({
  name: "footer",
  page: "everywhere",
  title: "Foot of the pages",
  fields: {
    companyHeading: line("Heading of the first list", { longest: 30 }),
    company: list("First list", "Link", { most: 12, calledBy: "label" }, { label, href: link("Leads to") }),
    servicesHeading: line("Heading of the second list", { longest: 30 }),
    services: list("Second list", "Link", { most: 12, calledBy: "label" }, opens),
    helpHeading: line("Heading of the third list", { longest: 30 }),
    help: list("Third list", "Link", { most: 12, calledBy: "label" }, opens),
    newsHeading: line("Heading of the newsletter", { longest: 40, help: "Empty: it is not shown" }),
    newsText: paragraph("Text of the newsletter", { longest: 160 }),
    newsButton: line("Button of the newsletter", { longest: 20 }),
  },
  demo: {
    companyHeading: "Company",
    company,
    servicesHeading: "Services",
    services: [
      { label: "Custom Tours", popup: "page" },
      { label: "Corporate Travel", popup: "page" },
      { label: "Luxury Getaways", popup: "page" },
      { label: "Adventure and Eco-Tours", popup: "page" },
    ],
    helpHeading: "Good to know",
    help: [
      { label: "Privacy Policy", href: "/privacy", popup: "page" },
      { label: "Terms", href: "/terms", popup: "page" },
      { label: "Support", popup: "page" },
      { label: "Cookies", href: "/cookies", popup: "page" },
      { label: "Help", href: "/help", popup: "page" },
      { label: "FAQs", href: "/faqs", popup: "page" },
      { label: "Cancellation", href: "/cancellation", popup: "later" },
      { label: "Accessibility", href: "/accessibility", popup: "later" },
      { label: "Other languages", popup: "default" },
    ],
    newsHeading: "Letters from the valley",
    newsText: "Snow reports and blossom dates, at most once a month.",
    newsButton: "Subscribe",
  },
  empty: {
    companyHeading: "Company",
    company,
    helpHeading: "Good to know",
    help: [
      { label: "Terms", href: "/terms", popup: "later" },
      { label: "Cookies", href: "/cookies", popup: "later" },
      { label: "Help", href: "/help", popup: "later" },
      { label: "FAQs", href: "/faqs", popup: "later" },
      { label: "Cancellation", href: "/cancellation", popup: "later" },
      { label: "Accessibility", href: "/accessibility", popup: "later" },
    ],
    newsButton: "Subscribe",
  },
});
