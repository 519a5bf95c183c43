import { boulder } from "../draw/growth.ts";
import { round } from "../draw/path.ts";
import type { Light } from "../lights.ts";
import { mix, type Hex } from "../paint/colour.ts";
import type { Random } from "../paint/random.ts";

/** The upper edge of the water, lifted to draw the bank behind it. */
function bank(lift: number): string {
  return `M-10,${918 - lift} Q260,${884 - lift} 560,${912 - lift} T1060,${900 - lift} T1510,${922 - lift}`;
}

function band(lift: number, fill: Hex): string {
  return `<path d="${bank(lift)} L1510,1010 L-10,1010Z" fill="${fill}"/>`;
}

/** A stream across the foreground, with stepping boulders, for stays on a river. */
export function stream(light: Light, random: Random): string {
  const [deep, shallow] = [light.water.tint[1], mix(light.water.tint[1], "#eafff6", 0.5)];
  const foam = Array.from({ length: 120 }, () => {
    const depth = random();
    return `M${round(random() * 1500)},${round(918 + depth * 84)}q${round(14 + 30 * depth)},${round(-4 - 3 * random())} ${round(30 + 60 * depth)},${round(2 * random())}`;
  });
  const stones = (
    [
      [120, 936, 34],
      [330, 968, 46],
      [560, 930, 22],
      [980, 944, 30],
      [1190, 976, 50],
      [1390, 934, 36],
    ] as const
  ).map(([x, y, size]) => boulder(random, x, y, size, ["#54686a", "#a9b3a0", "#f4fbec"]));
  const planks = Array.from(
    { length: 9 },
    (_, i) => `M${642 + i * 27},${round(878 - 14 * Math.sin((Math.PI * i) / 8))}V1010`,
  );
  const bridge = `<path d="M620,884 Q750,852 880,884 L912,1010 L588,1010Z" fill="#8a5a38"/><path d="${planks.join("")}" stroke="#5b3524" stroke-width="3"/>
    <path d="M616,850 Q750,818 884,850 L930,960 M616,850 L570,960" stroke="#5b3524" stroke-width="8" fill="none"/><path d="M612,846 h10 v44 h-10Z M878,846 h10 v44 h-10Z M564,930 h12 v60 h-12Z M924,930 h12 v60 h-12Z" fill="#4a2b1f"/>`;
  return `${band(16, mix(light.ground.crest, "#f3e6c0", 0.5))}${band(0, deep)}${band(-34, mix(deep, shallow, 0.4))}
    <path d="${foam.join("")}" stroke="#f6fffb" stroke-width="2.6" stroke-linecap="round" fill="none" opacity=".75"/>${stones.join("")}${bridge}`;
}
