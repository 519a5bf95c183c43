import { packageBookingList } from "#app/features/enquiries/package-booking-list.tsx";
import { alwaysRevalidate } from "#app/features/records/always-revalidate.ts";
import { requestAction, requestLoader } from "#app/features/records/request-route.ts";
import { requestPage } from "#app/features/records/request-page.tsx";
import { controlPageMeta } from "#app/features/navigation/control-titles.ts";

export const loader = requestLoader(packageBookingList);
export const action = requestAction(packageBookingList);
export const shouldRevalidate = alwaysRevalidate;
export const meta = controlPageMeta;
export default requestPage(packageBookingList);
