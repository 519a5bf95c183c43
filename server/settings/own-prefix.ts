import { companyDefaults } from "#contract/company-defaults.ts";

const small = new Set(["and", "the", "of", "in", "a"]);

/**
 * Two capital letters that a company's papers and the references of its stays begin with until its owner chooses others:
 * the first letters of its name. A name in another script has `ST`.
 */
export function ownPrefix(name: string): string {
  if (name === companyDefaults.details.name) return companyDefaults.tax.prefix;
  const plain = name.normalize("NFD").replace(/\p{M}/gu, "");
  const words = (plain.match(/[A-Za-z]+/g) ?? []).filter((word) => !small.has(word.toLowerCase()));
  const [first = "", second = ""] = words;
  const letters = second ? first.charAt(0) + second.charAt(0) : first.slice(0, 2);
  return letters.length === 2 ? letters.toUpperCase() : "ST";
}

/** What the reference of a stay begins with: two letters always, for a form knows a reference by them. */
export function stayPrefix({ prefix }: { prefix: string }): string {
  return prefix.length === 2 ? prefix : `${prefix}S`;
}
