type Season = { id: string; title: string; when: string; months: RegExp; words: RegExp };

const seasons: readonly Season[] = [
  {
    id: "spring",
    title: "Almond and tulip",
    when: "March to May",
    months: /\b(?:march|april|may)\b/,
    words: /\b(?:spring|almonds?|tulips?|blossoms?)\b/,
  },
  {
    id: "summer",
    title: "High summer",
    when: "June to August",
    months: /\b(?:june|july|august)\b/,
    words: /\b(?:summer|lotus)\b/,
  },
  {
    id: "autumn",
    title: "Chinar",
    when: "September to November",
    months: /\b(?:september|october|november)\b/,
    words: /\b(?:autumn|chinars?|saffron|gold|golden)\b/,
  },
  {
    id: "winter",
    title: "Snow",
    when: "December to February",
    months: /\b(?:december|january|february)\b/,
    words: /\b(?:winter|snow|snows|ski|frozen|ice)\b/,
  },
];

/** The season that a picture's title tells: by a month that it names, else by a word of the season; none for others. */
export function seasonOf(title: string): string | undefined {
  const folded = title.toLowerCase();
  const byMonth = seasons.find(({ months }) => months.test(folded));
  return (byMonth ?? seasons.find(({ words }) => words.test(folded)))?.id;
}

export type SeasonGroup<P> = { id: string; title: string; when: string; pictures: P[] };

/** Pictures by season, from spring on, and last those that tell none; a season without pictures is left out. */
export function bySeason<P extends { title: string }>(pictures: readonly P[]): SeasonGroup<P>[] {
  const any = { id: "any", title: "In any month", when: "" };
  return [...seasons, any]
    .map(({ id, title, when }) => {
      const fitting = pictures.filter((picture) => (seasonOf(picture.title) ?? "any") === id);
      return { id, title, when, pictures: fitting };
    })
    .filter((group) => group.pictures.length > 0);
}
