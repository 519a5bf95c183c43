import { hotelImages } from "#app/features/hotels/hotel-images.ts";
import { imagesAction, imagesLoader, imagesPage } from "#app/features/pictures/images-page.tsx";

export const loader = imagesLoader(hotelImages);
export const action = imagesAction(hotelImages);
export default imagesPage(hotelImages);
