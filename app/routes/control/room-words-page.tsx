import { apiContext } from "#app/context.ts";
import { useShortList } from "#app/features/short-lists/use-short-list.ts";
import { alwaysRevalidate } from "#app/features/records/always-revalidate.ts";
import { answerWordList, readWordList, wordLists } from "#app/features/room-words/word-lists.ts";
import { WordList, WordPanel } from "#app/features/room-words/word-panel.tsx";
import { PanelsPage } from "#app/features/shell/control/panels-page.tsx";
import type { Route } from "./+types/room-words-page";

export const shouldRevalidate = alwaysRevalidate;

export const loader = ({ context, params, request }: Route.LoaderArgs) =>
  readWordList(context.get(apiContext), params.list, new URL(request.url).searchParams);

export const action = ({ context, params, request }: Route.ActionArgs) =>
  answerWordList(context.get(apiContext), params.list, request);

export default function RoomWordsPage({ loaderData: page, actionData: refusal }: Route.ComponentProps) {
  const form = useShortList("word", { ...page, rows: page.words }, refusal !== undefined);
  return (
    <PanelsPage title={wordLists[page.list].title}>
      <WordPanel key={form} {...{ page, refusal }} />
      <WordList page={page} />
    </PanelsPage>
  );
}
