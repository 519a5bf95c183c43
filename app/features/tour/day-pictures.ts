type Day = { day: number; heading: string; description: string };
type Titled = { title: string };

/** Shorter words are ignored, as they do not distinguish pictures: of, the, red. */
const shortestWord = 5;
const everywhere = new Set(["above", "along", "below", "between", "enough", "every", "under", "where"]);

/** The significant words of a text, in the singular. */
function wordsOf(text: string): Set<string> {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  return new Set(words.filter((word) => word.length >= shortestWord && !everywhere.has(word)).map(singular));
}

function singular(word: string): string {
  return word.replace(/ies$/, "y").replace(/s$/, "");
}

/**
 * Assigns pictures to the days of a plan, by day number: the picture whose title shares the most words with the day's text.
 * Each picture is used once; a day without common words has none.
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
