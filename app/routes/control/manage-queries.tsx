import { questionList } from "#app/features/questions/question-list.tsx";
import { alwaysRevalidate } from "#app/features/records/always-revalidate.ts";
import { requestAction, requestLoader } from "#app/features/records/request-route.ts";
import { requestPage } from "#app/features/records/request-page.tsx";

export const loader = requestLoader(questionList);
export const action = requestAction(questionList);
export const shouldRevalidate = alwaysRevalidate;
export default requestPage(questionList);
