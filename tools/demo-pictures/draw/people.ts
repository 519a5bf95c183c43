import type { Hex } from "../paint/colour.ts";
import { place } from "./path.ts";

/** Somebody sitting by a fire, dark against it, with a rim of its light. */
export function seated(x: number, y: number, size: number, coat: Hex, rim: Hex, flip: 1 | -1 = 1): string {
  return place(
    x,
    y,
    size,
    `<path d="M-22,0 Q-26,-26 -12,-42 Q0,-48 12,-40 Q24,-26 30,0Z" fill="${coat}"/>
      <circle cx="1" cy="-54" r="10" fill="${coat}"/>
      <path d="M-9,-56 Q-8,-67 2,-66 Q12,-65 11,-55Z" fill="${coat}"/>
      <path d="M12,-40 Q24,-26 30,0 L25,0 Q20,-24 9,-38Z M8,-61 Q13,-55 8,-46 Q14,-48 13,-56Q12,-60 8,-61Z" fill="${rim}"/>`,
    flip,
  );
}

export type Clothes = { coat: Hex; lit: Hex; cap: Hex };

const skin = "#b07a58";

/** Somebody in a pheran, 80 units tall. */
export function standing(
  x: number,
  y: number,
  size: number,
  { coat, lit, cap }: Clothes,
  flip: 1 | -1 = 1,
): string {
  return place(
    x,
    y,
    size,
    `<path d="M-8,0 L-7,-14 L-2,-14 L-2,0Z M3,0 L3,-14 L8,-14 L9,0Z" fill="${cap}"/>
      <path d="M-15,-10 Q-17,-46 -8,-58 Q0,-63 8,-58 Q17,-46 16,-10Z" fill="${coat}"/>
      <path d="M-15,-10 Q-17,-46 -8,-58 Q-3,-61 0,-61 Q-6,-40 -4,-10Z" fill="${lit}"/>
      <circle cx="0" cy="-69" r="8.4" fill="${skin}"/>
      <path d="M-8.6,-71 Q-9,-80 0,-80 Q9,-80 8.6,-71Z" fill="${cap}"/>`,
    flip,
  );
}

/** A saffron picker bent over a bed, with a wicker basket. */
export function picker(
  x: number,
  y: number,
  size: number,
  { coat, lit, cap }: Clothes,
  flip: 1 | -1 = 1,
): string {
  const body = `<ellipse cx="10" cy="2" rx="60" ry="7" fill="#2f2046" opacity=".5"/>
    <path d="M-26,0 Q-34,-46 -12,-74 Q12,-96 40,-80 L44,-66 Q22,-62 14,-38 Q18,-16 20,0Z" fill="${coat}"/>
    <path d="M-26,0 Q-34,-46 -12,-74 Q2,-88 20,-86 Q-10,-66 -8,0Z" fill="${lit}"/>
    <circle cx="50" cy="-78" r="11" fill="${skin}"/>
    <path d="M38,-78 Q40,-94 54,-91 Q62,-86 58,-78 Q48,-84 44,-66 Q36,-60 32,-66Z" fill="${cap}"/>
    <path d="M34,-66 Q46,-40 58,-14" stroke="${coat}" stroke-width="9" stroke-linecap="round" fill="none"/>
    <path d="M48,-14 L86,-14 L80,4 L54,4Z" fill="#a8733f"/>
    <path d="M48,-14 Q67,-24 86,-14Z" fill="#9a74c8"/>`;
  return place(x, y, size, body, flip);
}

/** A skier in a red jacket, coming down to the right. */
export function skier(x: number, y: number, size: number): string {
  return `<g transform="translate(${x} ${y}) rotate(8) scale(${size})">
    <path d="M-34,6 L36,-4 M-30,12 L40,2" stroke="#23324d" stroke-width="3.4" stroke-linecap="round"/>
    <path d="M-6,2 L-2,-18 L-10,-34 L4,-58 L18,-46 L8,-32 L12,-14 L8,0Z" fill="#23324d"/>
    <path d="M-10,-34 L2,-60 L18,-48 L8,-30Z" fill="#d8452e"/>
    <circle cx="14" cy="-64" r="8" fill="#f2c24b"/>
    <path d="M16,-48 L36,-40 L44,4 M2,-52 L-14,-40 L-26,6" stroke="#23324d" stroke-width="3" fill="none"/>
  </g>`;
}
