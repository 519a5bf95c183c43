const months = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];

/**
 * A date as people write it in India, the day before the month: `14/12/2026`, `14.12.26`, `14 Dec 2026`; and as
 * `2026-12-14`. Any other text stays as it is, for the form to refuse.
 */
export function typedDate(text = ""): string {
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ].*)?$/.exec(text);
  if (iso) return dateText(iso[1], iso[2], iso[3]);
  const numbers = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4}|\d{2})$/.exec(text);
  if (numbers) return dateText(numbers[3], numbers[2], numbers[1]);
  const words = /^(\d{1,2})(?:st|nd|rd|th)?[-/., ]+([a-z]{3})[a-z]*[-/., ]+(\d{4}|\d{2})$/i.exec(text);
  const month = months.indexOf((words?.[2] ?? "").toLowerCase()) + 1;
  return words && month > 0 ? dateText(words[3], String(month), words[1]) : text;
}

function dateText(year = "", month = "", day = ""): string {
  return `${year.length === 2 ? `20${year}` : year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
}
