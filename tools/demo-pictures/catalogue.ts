import { hotelPictures } from "./hotels.catalogue.ts";
import { staffPictures, vehiclePictures } from "./people.catalogue.ts";
import type { Picture } from "./picture.ts";
import { eventPictures, heroPictures, packagePictures, placePictures } from "./places.catalogue.ts";
import { roomPictures } from "./rooms.catalogue.ts";

/** Every picture of the demo; each has its master in `demo/pictures`. */
export const catalogue: readonly Picture[] = [
  ...heroPictures,
  ...placePictures,
  ...hotelPictures,
  ...roomPictures,
  ...packagePictures,
  ...eventPictures,
  ...vehiclePictures,
  ...staffPictures,
];

/** The entry of a file; throws for one that nobody planned. */
export function pictureNamed(file: string): Picture {
  const found = catalogue.find((picture) => picture.file === file);
  if (!found) throw new Error(`${file} is not in the picture catalogue`);
  return found;
}

/** Two ways to pay the fictional company; valid UPI codes, so a scanner shows what they say. */
export const paymentCodes = [
  {
    file: "payment-upi-1.png",
    title: "UPI code of Chinar & Oar",
    text: "upi://pay?pa=chinarandoar@upi.example&pn=Chinar%20%26%20Oar&cu=INR",
  },
  {
    file: "payment-upi-2.png",
    title: "UPI code of Chinar & Oar for booking advances",
    text: "upi://pay?pa=advance.chinarandoar@upi.example&pn=Chinar%20%26%20Oar&cu=INR&tn=Booking%20advance",
  },
] as const;
