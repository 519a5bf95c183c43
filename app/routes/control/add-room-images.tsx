import { imagesAction, imagesLoader, imagesPage } from "#app/features/pictures/images-page.tsx";
import { roomImages } from "#app/features/rooms/room-images.ts";
import { controlPageMeta } from "#app/features/navigation/control-titles.ts";

export const loader = imagesLoader(roomImages);
export const action = imagesAction(roomImages);
export const meta = controlPageMeta;
export default imagesPage(roomImages);
