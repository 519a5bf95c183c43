import { hotelEdit } from "#app/features/hotels/hotel-edit.ts";
import { editAction, editLoader, editPage } from "#app/features/records/record-edit.tsx";

export const loader = editLoader(hotelEdit);
export const action = editAction(hotelEdit);
export default editPage(hotelEdit);
