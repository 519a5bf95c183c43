import { logoShapes } from "#app/ui/logo-shapes.ts";

export interface LogoColours {
  leaf: string;
  veins: string;
  oar: string;
}

/** The logo as SVG source with fixed colours, 76 × 104 units, to be placed in a transformed group. */
export function logoSvg({ leaf, veins, oar }: LogoColours): string {
  return [
    `<path fill="${leaf}" d="${logoShapes.leaf}"/>`,
    `<path fill="none" stroke="${veins}" stroke-width="2" stroke-linecap="round" opacity=".85" d="${logoShapes.veins}"/>`,
    `<path fill="${oar}" d="${logoShapes.oar}"/>`,
  ].join("");
}
