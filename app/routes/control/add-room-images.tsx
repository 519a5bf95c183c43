import { imagesAction, imagesLoader, imagesPage } from "#app/features/pictures/images-page.tsx";
import { roomImages } from "#app/features/rooms/room-images.ts";

export const loader = imagesLoader(roomImages);
export const action = imagesAction(roomImages);
export default imagesPage(roomImages);
