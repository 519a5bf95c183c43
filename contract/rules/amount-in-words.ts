const small = [
  ..."zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen".split(
    " ",
  ),
  ..."seventeen eighteen nineteen".split(" "),
];
const tens = ["", "", ..."twenty thirty forty fifty sixty seventy eighty ninety".split(" ")];

/** Indian groups: thousand, lakh (1,00,000) and crore (1,00,00,000). */
const groups: [size: number, name: string][] = [
  [10_000_000, "crore"],
  [100_000, "lakh"],
  [1000, "thousand"],
  [100, "hundred"],
];

/** `Rupees one lakh eleven thousand six hundred only`, with paise where there are any. Not for negative amounts. */
export function amountInWords(paise: number): string {
  const rupees = Math.floor(paise / 100);
  const paiseLeft = paise % 100;
  const parts = [`Rupees ${wordsOf(rupees)}`, paiseLeft > 0 ? `and ${wordsOf(paiseLeft)} paise` : "", "only"];
  return parts.filter(Boolean).join(" ");
}

function wordsOf(number: number): string {
  for (const [size, name] of groups) {
    if (number < size) continue;
    const remainder = number % size;
    const head = `${wordsOf(Math.floor(number / size))} ${name}`;
    return remainder === 0 ? head : `${head} ${wordsOf(remainder)}`;
  }
  if (number < small.length) return small[number] ?? "";
  const unit = number % 10;
  return [tens[Math.floor(number / 10)], unit === 0 ? "" : small[unit]].filter(Boolean).join("-");
}
