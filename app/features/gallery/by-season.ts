type SeasonId = "spring" | "summer" | "autumn" | "winter";
type Season = { id: SeasonId; when: string; months: RegExp; words: RegExp };

const seasons: readonly Season[] = [
  {
    id: "spring",
    when: "March to May",
    months: /\b(?:march|april|may)\b/,
    words: /\b(?:spring|almonds?|tulips?|blossoms?)\b/,
  },
  {
    id: "summer",
    when: "June to August",
    months: /\b(?:june|july|august)\b/,
    words: /\b(?:summer|lotus)\b/,
  },
  {
    id: "autumn",
    when: "September to November",
    months: /\b(?:september|october|november)\b/,
    words: /\b(?:autumn|chinars?|saffron|gold|golden)\b/,
  },
  {
    id: "winter",
    when: "December to February",
    months: /\b(?:december|january|february)\b/,
    words: /\b(?:winter|snow|snows|ski|frozen|ice)\b/,
  },
];

/** The season of a picture, by a month in its title, else by a word for the season; else undefined. */
export function seasonOf(title: string): string | undefined {
  const folded = title.toLowerCase();
  const byMonth = seasons.find(({ months }) => months.test(folded));
  return (byMonth ?? seasons.find(({ words }) => words.test(folded)))?.id;
}

export type SeasonGroup<P> = { id: SeasonId | "any"; when: string; pictures: P[] };

/** Pictures grouped by season, from spring on, those without one last; empty groups are left out. */
export function bySeason<P extends { title: string }>(pictures: readonly P[]): SeasonGroup<P>[] {
  const any = { id: "any", when: "" } as const;
  return [...seasons, any]
    .map(({ id, when }) => {
      const fitting = pictures.filter((picture) => (seasonOf(picture.title) ?? "any") === id);
      return { id, when, pictures: fitting };
    })
    .filter((group) => group.pictures.length > 0);
}
