import type { rateRows } from "#contract/tax-settings.ts";
import type { SettingGroup } from "./setting-group.ts";

const rateGroup = (row: (typeof rateRows)[number], heading: string, lead?: string): SettingGroup => ({
  heading,
  lead,
  fields: [
    { name: `${row}From`, label: "From", hint: "Date, as 2025-09-22", isOptional: true },
    { name: `${row}UpTo`, label: "Up to a value of, ₹", hint: "For one room and night", isOptional: true },
    { name: `${row}Percent`, label: "Rate up to that value, %", isOptional: true },
    { name: `${row}Above`, label: "Rate above it, %", isOptional: true },
    {
      name: `${row}Tours`,
      label: "Rate of packages, %",
      hint: "5 for tours with stays and transport, without input credit. Empty: none is taken for granted",
      isOptional: true,
    },
    {
      name: `${row}Cabs`,
      label: "Rate of cabs, %",
      hint: "5 or 18, by the credit you take. Empty: none is taken for granted",
      isOptional: true,
    },
  ],
});

/** The settings of papers and tax, grouped as on their page. */
export const taxGroups: SettingGroup[] = [
  {
    heading: "On every paper",
    lead: "Receipts, proformas, invoices, credit notes and vouchers. Without a GSTIN the company is not registered, and no paper has a tax line.",
    fields: [
      { name: "legalName", label: "Legal name", hint: "Empty: the company's name", isOptional: true },
      { name: "gstin", label: "GSTIN", hint: "Only if you are registered", isOptional: true },
      { name: "state", label: "State", isOptional: true },
      {
        name: "stateTax",
        label: "State's half of the tax",
        hint: "SGST in most states; ask your accountant whether yours is UTGST",
      },
      { name: "sac", label: "SAC code", hint: "As your accountant names it", isOptional: true },
      {
        name: "prefix",
        label: "Numbers begin with",
        hint: "RW gives RW/26-27/00001, and RW- before the references of stays",
      },
    ],
  },
  {
    heading: "What is your choice",
    lead: "Where the law is uncertain nothing is guessed here: ask your accountant. Prices are taken to include the tax, unless you add it to them under Company.",
    fields: [
      {
        name: "flatPercent",
        label: "One rate for the whole stay, %",
        hint: "For tour operators: 5 only where a bill covers stay and transport. Empty: by room and night",
        isOptional: true,
      },
      {
        name: "apartPercent",
        label: "Rate of meals and extras, %",
        hint: "Empty: they count with the room and night they belong to",
        isOptional: true,
      },
      {
        name: "chargePercent",
        label: "Rate of cancellation charges, %",
        hint: "Empty: no invoice can be issued for one",
        isOptional: true,
      },
    ],
  },
  rateGroup(
    "first",
    "Rates of rooms, packages and cabs",
    "By the value charged for one room and night. Each row holds from its date until the next one's.",
  ),
  rateGroup("second", "Rates from a later day"),
  rateGroup("third", "Rates from another day"),
];
