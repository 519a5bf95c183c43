type Day = { day: number; heading: string; description: string };
type Titled = { title: string };

/** Too short to tell one picture from another: of, the, red, and the like. */
const shortestWord = 5;
const everywhere = new Set(["above", "along", "below", "between", "enough", "every", "under", "where"]);

/** The words by which a text can be known, without the plural's s. */
function wordsOf(text: string): Set<string> {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  return new Set(words.filter((word) => word.length >= shortestWord && !everywhere.has(word)).map(singular));
}

function singular(word: string): string {
  return word.replace(/ies$/, "y").replace(/s$/, "");
}

/**
 * Which of a package's pictures stands beside which day of its plan, by the day's number: the one whose title has the
 * most words in common with the day's text. A picture stands once; a day that none speaks of has none.
 */
export function dayPictures<P extends Titled>(plan: readonly Day[], pictures: readonly P[]): Map<number, P> {
  const texts = plan.map(({ day, heading, description }) => ({
    day,
    words: wordsOf(`${heading} ${description}`),
  }));
  const pairs = pictures.flatMap((picture) => {
    const title = [...wordsOf(picture.title)];
    return texts.map(({ day, words }) => ({
      day,
      picture,
      score: title.filter((word) => words.has(word)).length,
    }));
  });
  const chosen = new Map<number, P>();
  for (const { day, picture, score } of pairs.toSorted((a, b) => b.score - a.score)) {
    const isTaken = chosen.has(day) || [...chosen.values()].includes(picture);
    if (score > 0 && !isTaken) chosen.set(day, picture);
  }
  return chosen;
}
