import { hotelImages } from "#app/features/hotels/hotel-images.ts";
import { imagesAction, imagesLoader, imagesPage } from "#app/features/pictures/images-page.tsx";
import { controlPageMeta } from "#app/features/navigation/control-titles.ts";

export const loader = imagesLoader(hotelImages);
export const action = imagesAction(hotelImages);
export const meta = controlPageMeta;
export default imagesPage(hotelImages);
