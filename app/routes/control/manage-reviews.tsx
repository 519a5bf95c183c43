import { alwaysRevalidate } from "#app/features/records/always-revalidate.ts";
import { requestAction, requestLoader } from "#app/features/records/request-route.ts";
import { requestPage } from "#app/features/records/request-page.tsx";
import { reviewList } from "#app/features/reviews/review-list.tsx";
import { controlPageMeta } from "#app/features/navigation/control-titles.ts";

export const loader = requestLoader(reviewList);
export const action = requestAction(reviewList);
export const shouldRevalidate = alwaysRevalidate;
export const meta = controlPageMeta;
export default requestPage(reviewList);
