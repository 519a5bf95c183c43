import { paintExtras } from "./extras.ts";
import { lightNamed } from "./lights.ts";
import { Canvas } from "./paint/canvas.ts";
import { paintGrain, paintQuiet, paintVignette } from "./paint/finish.ts";
import { paintPortrait } from "./people/portrait.ts";
import type { Picture } from "./picture.ts";
import { paintCampScene } from "./places/camp.ts";
import { paintLakeScene } from "./places/lake.ts";
import { paintMeadowScene } from "./places/meadow.ts";
import { paintGardenScene } from "./places/mughal-garden.ts";
import { paintRoadScene } from "./places/road.ts";
import { paintSaffronScene } from "./places/saffron-field.ts";
import { paintSlopeScene } from "./places/slope.ts";
import { paintValleyScene } from "./places/valley.ts";
import { formats, type Format, type Scene } from "./scene.ts";
import { paintHotelScene } from "./stays/hotel.ts";
import { paintHouseboatScene } from "./stays/houseboat.ts";
import { paintRoomScene } from "./stays/room.ts";
import { paintTableScene } from "./stays/table.ts";
import { paintTerraceScene } from "./stays/terrace.ts";
import { paintView } from "./views.ts";

async function paintSubject(canvas: Canvas, scene: Scene, seed: number, format: Format): Promise<void> {
  switch (scene.kind) {
    case "lake":
      return await paintLakeScene(canvas, scene, seed, format);
    case "slope":
      return await paintSlopeScene(canvas, scene, seed, format);
    case "valley":
      return await paintValleyScene(canvas, scene, seed, format);
    case "meadow":
      return await paintMeadowScene(canvas, scene, seed);
    case "garden":
      return await paintGardenScene(canvas, scene, seed);
    case "saffron":
      return await paintSaffronScene(canvas, scene, seed, format);
    case "outlook":
      return await paintView(canvas, scene.view, lightNamed(scene.light), seed, 540);
    case "camp":
      return await paintCampScene(canvas, scene, seed);
    case "houseboat":
      return await paintHouseboatScene(canvas, scene, seed, format);
    case "hotel":
      return await paintHotelScene(canvas, scene, seed);
    case "room":
      return await paintRoomScene(canvas, scene, seed);
    case "table":
      return await paintTableScene(canvas, scene, seed);
    case "terrace":
      return await paintTerraceScene(canvas, scene, seed);
    case "road":
      return await paintRoadScene(canvas, scene, seed);
    case "portrait":
      return await paintPortrait(canvas, scene, seed);
  }
}

/** Paints one picture of the catalogue: the subject, what the occasion adds, then corners and paper. */
export async function paintPicture({ scene, seed, format }: Picture, scale: number): Promise<Canvas> {
  const canvas = new Canvas(formats[format], scale);
  await paintSubject(canvas, scene, seed, format);
  await paintExtras(canvas, scene, seed);
  const { vignette } = lightNamed(scene.light);
  if (format === "wide") paintQuiet(canvas, "left", vignette);
  if (format === "tall") paintQuiet(canvas, "top", vignette);
  paintVignette(canvas, 0.22, vignette);
  paintGrain(canvas, 0.026);
  return canvas;
}
