import { companyDefaults } from "#contract/company-defaults.ts";

const small = new Set(["and", "the", "of", "in", "a"]);

/**
 * The two capital letters with which papers and references begin until the owner chooses others: the first letters of
 * the company's name; `ST` for a name in another script.
 */
export function ownPrefix(name: string): string {
  if (name === companyDefaults.details.name) return companyDefaults.tax.prefix;
  const plain = name.normalize("NFD").replace(/\p{M}/gu, "");
  const words = (plain.match(/[A-Za-z]+/g) ?? []).filter((word) => !small.has(word.toLowerCase()));
  const [first = "", second = ""] = words;
  const letters = second ? first.charAt(0) + second.charAt(0) : first.slice(0, 2);
  return letters.length === 2 ? letters.toUpperCase() : "ST";
}

/** The prefix of a stay's reference: always two letters, because forms recognise references by them. */
export function stayPrefix({ prefix }: { prefix: string }): string {
  return prefix.length === 2 ? prefix : `${prefix}S`;
}
