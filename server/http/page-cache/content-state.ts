import type { Services } from "../../services.ts";

/** India is five and a half hours ahead of UTC all year. */
const aheadOfUtc = 19_800_000;
const dayInMilliseconds = 86_400_000;

/** Returns a function that tells what pages are made from: the content's version, and the day in Kashmir. */
export function contentState({ content, clock }: Pick<Services, "content" | "clock">) {
  const withDay = (version: number) =>
    `${version} ${Math.floor((clock.now().getTime() + aheadOfUtc) / dayInMilliseconds)}`;
  return (): string | Promise<string> => {
    try {
      const version = content.current();
      return typeof version === "number" ? withDay(version) : version.then(withDay);
    } catch (error) {
      return Promise.reject(error instanceof Error ? error : new Error("no version", { cause: error }));
    }
  };
}
