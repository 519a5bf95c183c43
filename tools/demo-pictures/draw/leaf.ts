import { round } from "./path.ts";

/** The chinar leaf of the house: carved, woven and painted everywhere. Fill comes from the surrounding group. */
export function leaf(x: number, y: number, size: number, turn = 0): string {
  return `<g transform="translate(${round(x)} ${round(y)}) rotate(${round(turn)}) scale(${size.toFixed(2)})">
    <path d="M0,0 C-10,-6 -24,-2 -30,-8 C-24,-12 -22,-16 -24,-22 C-17,-19 -12,-21 -9,-24 C-9,-32 -4,-38 0,-46 C4,-38 9,-32 9,-24 C12,-21 17,-19 24,-22 C22,-16 24,-12 30,-8 C24,-2 10,-6 0,0Z M-1,0 L-1,14 L1,14 L1,0Z"/></g>`;
}
