import { cabBookingList } from "#app/features/cabs/cab-booking-list.tsx";
import { alwaysRevalidate } from "#app/features/records/always-revalidate.ts";
import { requestAction, requestLoader } from "#app/features/records/request-route.ts";
import { requestPage } from "#app/features/records/request-page.tsx";

export const loader = requestLoader(cabBookingList);
export const action = requestAction(cabBookingList);
export const shouldRevalidate = alwaysRevalidate;
export default requestPage(cabBookingList);
