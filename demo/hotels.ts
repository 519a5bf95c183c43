import type { DemoHotel } from "./demo-hotel.ts";
import { meadowGateResort, pineLanternLodge } from "./hotels/gulmarg.ts";
import { kishangangaHomestay, thajiwasCampHotel } from "./hotels/high-valleys.ts";
import { nilofer, shikaraRani } from "./hotels/houseboats.ts";
import { aruViewInn, lidderBridgeCottages } from "./hotels/pahalgam.ts";
import { dalLotusPalace, harudHouse, walnutCourtyard, zainaGuestHouse } from "./hotels/srinagar.ts";

/** In the order they are put in. Lists show the newest first, so the hotels to open with come last. */
export const demoHotels: DemoHotel[] = [
  zainaGuestHouse,
  aruViewInn,
  meadowGateResort,
  kishangangaHomestay,
  shikaraRani,
  thajiwasCampHotel,
  walnutCourtyard,
  dalLotusPalace,
  lidderBridgeCottages,
  pineLanternLodge,
  nilofer,
  harudHouse,
];
