import { packageBookingList } from "#app/features/enquiries/package-booking-list.tsx";
import { alwaysRevalidate } from "#app/features/records/always-revalidate.ts";
import { requestAction, requestLoader } from "#app/features/records/request-route.ts";
import { requestPage } from "#app/features/records/request-page.tsx";

export const loader = requestLoader(packageBookingList);
export const action = requestAction(packageBookingList);
export const shouldRevalidate = alwaysRevalidate;
export default requestPage(packageBookingList);
