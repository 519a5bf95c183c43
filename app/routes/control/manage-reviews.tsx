import { alwaysRevalidate } from "#app/features/records/always-revalidate.ts";
import { requestAction, requestLoader } from "#app/features/records/request-route.ts";
import { requestPage } from "#app/features/records/request-page.tsx";
import { reviewList } from "#app/features/reviews/review-list.tsx";

export const loader = requestLoader(reviewList);
export const action = requestAction(reviewList);
export const shouldRevalidate = alwaysRevalidate;
export default requestPage(reviewList);
