import { cabBookingList } from "#app/features/cabs/cab-booking-list.tsx";
import { alwaysRevalidate } from "#app/features/records/always-revalidate.ts";
import { requestAction, requestLoader } from "#app/features/records/request-route.ts";
import { requestPage } from "#app/features/records/request-page.tsx";
import { controlPageMeta } from "#app/features/navigation/control-titles.ts";

export const loader = requestLoader(cabBookingList);
export const action = requestAction(cabBookingList);
export const shouldRevalidate = alwaysRevalidate;
export const meta = controlPageMeta;
export default requestPage(cabBookingList);
