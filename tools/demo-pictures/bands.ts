import type { Hex } from "./paint/colour.ts";
import type { LightName } from "./lights.ts";

/** Title band per light: the flat dark ink under a picture of that hour and season. */
export const bandOf: Record<LightName, Hex> = {
  spring: "#1b4a47",
  summer: "#124040",
  alpine: "#1d5044",
  autumn: "#5b2016",
  autumnDusk: "#4a1f1b",
  winter: "#22406b",
  winterNight: "#0a1b3c",
  dawn: "#123f4e",
  dusk: "#1d1d45",
  night: "#0a1b3c",
  harvest: "#46306e",
};
