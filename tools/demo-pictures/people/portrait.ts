import type { Canvas } from "../paint/canvas.ts";
import { mix } from "../paint/colour.ts";
import { paintRange } from "../paint/range.ts";
import { paintDisc, paintSky } from "../paint/sky.ts";
import type { SceneOf } from "../scene.ts";
import { bust } from "./bust.ts";
import { team } from "./team.ts";

/** A staff portrait: two-colour sky, the range behind, the person in front. */
export async function paintPortrait(canvas: Canvas, scene: SceneOf<"portrait">, seed: number): Promise<void> {
  const person = team[scene.person];
  if (!person) throw new Error(`There is no team member ${scene.person}`);
  const [top, horizon] = person.backdrop;
  paintSky(
    canvas,
    [
      [0, top],
      [0.75, horizon],
      [1, horizon],
    ],
    600,
  );
  paintDisc(canvas, 420, 190, 84, mix(horizon, "#fff6df", 0.55));
  const slope = mix(top, horizon, 0.35);
  const shade = mix(top, horizon, 0.12);
  const snow = mix(horizon, "#ffffff", 0.6);
  paintRange(canvas, {
    seed: seed + 20,
    base: 640,
    floor: 120,
    peaks: [
      [90, 360, 300],
      [540, 320, 280],
      [300, 200, 240],
    ],
    snow: [mix(slope, snow, 0.35), mix(slope, snow, 0.55), mix(slope, snow, 0.85), snow],
    rock: [shade, mix(shade, slope, 0.4), slope, mix(slope, horizon, 0.4)],
    snowline: 190,
    light: [0.7, 0.4],
    haze: { colour: horizon, foot: 0.8, top: 0, height: 330 },
  });
  await canvas.draw(bust(person));
}
