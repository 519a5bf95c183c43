import { cup } from "./draw/tableware.ts";
import { blob, round } from "./draw/path.ts";
import type { Canvas } from "./paint/canvas.ts";
import { mix } from "./paint/colour.ts";
import { lerp, pick, randomFrom, type Random } from "./paint/random.ts";
import { paintGlow } from "./paint/sky.ts";
import type { Extra, Scene } from "./scene.ts";

type Addition = (canvas: Canvas, random: Random, scene: Scene) => Promise<void>;

const party = ["#d9553a", "#e9b45a", "#1f6a72", "#f6e9d2", "#a8446a"] as const;

async function fireworks(canvas: Canvas, random: Random): Promise<void> {
  const bursts = [
    [340, 190, 150, "#ffd98a"],
    [830, 120, 110, "#ff8a6a"],
    [1080, 180, 120, "#9fd6e6"],
    [1330, 110, 96, "#f6b0d0"],
  ] as const;
  let svg = "";
  for (const [x, y, reach, ink] of bursts) {
    paintGlow(canvas, { x, y, radius: reach * 1.8, colour: ink, alpha: 0.4 });
    for (let i = 0; i < 34; i++) {
      const angle = (i / 34) * Math.PI * 2 + random() * 0.1;
      for (let j = 2; j < 9; j++) {
        const r = reach * (j / 8) * (0.9 + 0.15 * random());
        svg += `<circle cx="${round(x + Math.cos(angle) * r)}" cy="${round(y + Math.sin(angle) * r + (j / 8) ** 2 * 22)}" r="${round(0.9 + j * 0.3)}" fill="${mix(ink, "#ffffff", j < 5 ? 0.6 : 0.1)}" opacity="${round(0.25 + j * 0.09)}"/>`;
      }
    }
    svg += `<path d="M${x},${y + reach * 0.6} Q${x + 10},${y + 300} ${x - 16},${y + 430}" stroke="${ink}" stroke-width="2" stroke-dasharray="3 9" fill="none" opacity=".6"/>`;
  }
  await canvas.draw(svg);
}

/** Garlands of small flags between points, sagging as ropes do. */
async function bunting(canvas: Canvas, _random: Random, scene: Scene): Promise<void> {
  const ends =
    scene.kind === "houseboat"
      ? ([
          [210, 486],
          [620, 330],
          [1010, 330],
          [1290, 486],
        ] as const)
      : ([
          [170, 600],
          [370, 560],
          [570, 560],
          [760, 600],
        ] as const);
  const size = scene.kind === "houseboat" ? 1.15 : 0.9;
  let svg = "";
  for (let i = 0; i + 1 < ends.length; i++) {
    const [[x0, y0], [x1, y1]] = [ends[i]!, ends[i + 1]!];
    const at = (t: number) => [lerp(x0, x1, t), lerp(y0, y1, t) + 34 * Math.sin(Math.PI * t)] as const;
    svg += `<path d="M${x0},${y0} Q${(x0 + x1) / 2},${(y0 + y1) / 2 + 66} ${x1},${y1}" stroke="#f3e2bd" stroke-width="2.4" fill="none"/>`;
    for (let j = 0; j < 13; j++) {
      const [x, y] = at((j + 0.5) / 13);
      svg += `<path d="M${round(x - 9 * size)},${round(y)} h${18 * size} l${-9 * size},${22 * size}Z" fill="${party[(i + j) % party.length]}"/>`;
    }
  }
  const poles =
    scene.kind === "houseboat"
      ? ""
      : ends
          .map(
            ([x, y]) =>
              `<rect x="${x - 3}" y="${y}" width="6" height="${Math.abs(x - 470) < 150 ? 230 : 206}" fill="#6b4630"/>`,
          )
          .join("");
  await canvas.draw(poles + svg);
}

async function lanterns(canvas: Canvas, random: Random, scene: Scene): Promise<void> {
  const low = scene.kind === "garden" ? 330 : 300;
  let svg = "";
  for (let i = 0; i < 13; i++) {
    const x = 90 + i * 108 + (random() - 0.5) * 50;
    const y = 90 + random() * (low - 110);
    const size = 0.55 + random() * 0.7;
    paintGlow(canvas, { x, y, radius: 92 * size, colour: "#ffb65a", alpha: 0.6 });
    svg += `<g transform="translate(${round(x)} ${round(y)}) scale(${size.toFixed(2)})"><path d="M-20,-26 Q0,-36 20,-26 L26,22 Q0,32 -26,22Z" fill="#f08a3c"/>
      <path d="M-20,-26 Q0,-36 6,-34 L2,27 Q-14,28 -26,22Z" fill="#ffc56a"/><ellipse cy="24" rx="22" ry="5" fill="#fff0b8"/></g>`;
  }
  await canvas.draw(svg);
}

async function cake(canvas: Canvas): Promise<void> {
  const cloth =
    '<path d="M690,770 L1030,770 L1050,884 Q1010,868 970,884 Q930,868 890,884 Q850,868 810,884 Q770,868 730,884 Q700,870 670,884Z" fill="#f6ead0"/>';
  const tiers = `<rect x="800" y="700" width="120" height="66" rx="6" fill="#f6e9d2"/><rect x="800" y="700" width="44" height="66" rx="6" fill="#fffaf0"/><path d="M800,716 q10,16 20,0 q10,16 20,0 q10,16 20,0 q10,16 20,0 q10,16 20,0 q10,16 20,0 V700 H800Z" fill="#c75b6c"/>
    <rect x="824" y="656" width="72" height="46" rx="5" fill="#f6e9d2"/><rect x="824" y="656" width="28" height="46" rx="5" fill="#fffaf0"/><path d="M824,668 q9,14 18,0 q9,14 18,0 q9,14 18,0 q9,14 18,0 V656 H824Z" fill="#e0a74a"/>
    <path d="M842,656v-22 M860,656v-26 M878,656v-22" stroke="#1f6a72" stroke-width="5"/><path d="M842,622q7,9 0,14q-7,-5 0,-14Z M860,618q7,9 0,14q-7,-5 0,-14Z M878,622q7,9 0,14q-7,-5 0,-14Z" fill="#ffb54a"/>`;
  const balloons = (
    [
      [1080, 640, "#d9553a"],
      [1116, 606, "#e9b45a"],
      [1150, 648, "#1f6a72"],
    ] as const
  ).map(
    ([
      x,
      y,
      ink,
    ]) => `<path d="M${x},${y + 34} Q${x + 8},${y + 110} 1040,790" stroke="#6b4630" stroke-width="1.6" fill="none"/><ellipse cx="${x}" cy="${y}" rx="26" ry="33" fill="${ink}"/>
      <ellipse cx="${x - 9}" cy="${y - 11}" rx="8" ry="11" fill="${mix(ink, "#ffffff", 0.45)}"/><path d="M${x - 5},${y + 37}l5,-7l5,7Z" fill="${ink}"/>`,
  );
  await canvas.draw(
    `<g transform="translate(-390 0)"><ellipse cx="860" cy="896" rx="230" ry="16" fill="#2f5a34" opacity=".5"/><path d="M700,880h10v60h-10Z M1012,880h10v60h-10Z" fill="#6b4630"/>${cloth}<ellipse cx="860" cy="770" rx="172" ry="16" fill="#fffaf0"/>
    <path d="M690,770 L740,770 L734,884 L670,884Z" fill="#e0cda6"/>${tiers}${cup(750, 780, 0.34)}${cup(970, 780, 0.34)}${balloons.join("")}</g>`,
  );
}

async function barbecue(canvas: Canvas): Promise<void> {
  paintGlow(canvas, { x: 1300, y: 880, radius: 180, colour: "#f08a3c", alpha: 0.6, flatten: 1.4 });
  const skewers = [0, 1, 2, 3, 4].map((i) => {
    const x = 1226 + i * 36;
    const pieces = [0, 1, 2, 3].map(
      (j) =>
        `<ellipse cx="${x + j * 4}" cy="${868 + j * 13}" rx="11" ry="8" fill="${["#8f3a1c", "#b5562a", "#6a2a16", "#3f6a34"][(i + j) % 4]}"/>`,
    );
    return `<path d="M${x - 4},850 L${x + 22},932" stroke="#c9ccd0" stroke-width="3"/>${pieces.join("")}`;
  });
  await canvas.draw(
    `<path d="M1200,916 L1220,990 M1400,916 L1380,990" stroke="#14121c" stroke-width="9"/><path d="M1190,880 L1410,880 L1394,930 L1206,930Z" fill="#1c1620"/>
    <path d="M1196,880 L1404,880 L1400,894 L1200,894Z" fill="#f0752a"/><path d="M1196,880 L1404,880 L1402,886 L1198,886Z" fill="#ffd07a"/>${skewers.join("")}
    <path d="M1260,830 q-26,-50 6,-96 q-10,50 14,96Z M1330,826 q-20,-60 12,-110 q-12,56 12,110Z" fill="#c9b8a8" opacity=".25"/>`,
  );
}

function marqueeHalf(flip: 1 | -1): string {
  return `<g transform="translate(750 0) scale(${flip} 1)">
    <path d="M270,800 L270,690 L300,690 L300,800Z M640,870 L640,676 L668,676 L668,870Z" fill="#8a5a34"/>
    <path d="M236,700 L330,590 L560,560 L712,690 L660,704 Q600,690 560,712 Q520,690 470,712 Q420,694 380,714 Q330,696 290,716Z" fill="#f3e2bd"/>
    <path d="M236,700 L330,590 L400,582 L340,702 Q310,698 290,716Z" fill="#fffaf0"/><path d="M560,560 L712,690 L660,704 L540,584Z" fill="#d9b98c"/>
    <path d="M330,590 L560,560 L566,548 L324,578Z" fill="#a8342a"/><path d="M300,800 L610,836 L610,880 L300,836Z" fill="#f6ead0"/><path d="M300,800 L610,836 L640,826 L330,792Z" fill="#fffaf0"/>
    <g fill="#8a4a2c"><path d="M330,836 h26 v44 h-26Z M400,846 h28 v48 h-28Z M480,858 h30 v52 h-30Z M560,872 h32 v56 h-32Z"/></g>
    <g fill="#ffdf9a"><circle cx="360" cy="790" r="8"/><circle cx="440" cy="800" r="8"/><circle cx="530" cy="812" r="9"/></g></g>`;
}

/** A wedding-sized marquee over long tables, on both sides of a garden channel. */
async function marquee(canvas: Canvas): Promise<void> {
  await canvas.draw(marqueeHalf(1) + marqueeHalf(-1));
  for (const side of [-1, 1]) {
    paintGlow(canvas, {
      x: 750 + side * 450,
      y: 770,
      radius: 320,
      colour: "#ffcf80",
      alpha: 0.55,
      flatten: 1.3,
    });
    for (const [x, y] of [
      [360, 790],
      [440, 800],
      [530, 812],
    ] as const)
      paintGlow(canvas, { x: 750 + side * x, y, radius: 60, colour: "#fff0c4", alpha: 0.6 });
  }
}

async function raft(canvas: Canvas, random: Random): Promise<void> {
  const crew = (
    [
      [-92, -30, "#e9b45a"],
      [-30, -40, "#1f6a72"],
      [34, -40, "#e9b45a"],
      [96, -30, "#1f6a72"],
    ] as const
  ).map(
    (
      [x, y, vest],
      i,
    ) => `<path d="M${x - 20},${y + 28} Q${x - 24},${y - 14} ${x},${y - 22} Q${x + 24},${y - 14} ${x + 20},${y + 28}Z" fill="${vest}"/><path d="M${x - 20},${y + 28} Q${x - 24},${y - 14} ${x},${y - 22} L${x - 6},${y + 28}Z" fill="${mix(vest, "#fff4d8", 0.35)}"/>
      <circle cx="${x}" cy="${y - 34}" r="13" fill="#b97f5c"/><path d="M${x - 15},${y - 34} Q${x - 15},${y - 54} ${x},${y - 54} Q${x + 15},${y - 54} ${x + 15},${y - 34}Z" fill="#f4f4ee"/>
      <path d="M${x + (i < 2 ? -10 : 10)},${y - 2} L${x + (i < 2 ? -74 : 74)},${y + 62}" stroke="#3b241b" stroke-width="5"/><ellipse cx="${x + (i < 2 ? -78 : 78)}" cy="${y + 66}" rx="9" ry="17" transform="rotate(${i < 2 ? 45 : -45} ${x + (i < 2 ? -78 : 78)} ${y + 66})" fill="#e0592f"/>`,
  );
  const splash = Array.from({ length: 46 }, () => {
    const side = random() < 0.5 ? -1 : 1;
    return `<ellipse cx="${round(side * (110 + random() * 90))}" cy="${round(18 + random() * 50)}" rx="${round(5 + random() * 16)}" ry="${round(3 + random() * 6)}" fill="#ffffff" opacity="${round(0.5 + random() * 0.5)}"/>`;
  });
  await canvas.draw(
    `<g transform="translate(745 886) rotate(-4) scale(1.12)"><ellipse cy="52" rx="210" ry="22" fill="#0f4a5c" opacity=".5"/>${crew.join("")}
    <path d="M-180,8 Q-186,-16 -160,-18 Q-130,6 0,8 Q130,6 160,-18 Q186,-16 180,8 Q160,58 0,60 Q-160,58 -180,8Z" fill="#b92d25"/>
    <path d="M-180,8 Q-186,-16 -160,-18 Q-130,6 0,8 Q130,6 160,-18 Q168,-17 172,-12 Q140,18 0,22 Q-140,18 -180,8Z" fill="#e2512f"/><path d="M-172,26 Q0,56 172,26 L168,34 Q0,64 -168,34Z" fill="#f6d27a"/>${splash.join("")}</g>`,
  );
}

async function loghouses(canvas: Canvas, random: Random): Promise<void> {
  const house = (x: number, y: number, size: number, flip: 1 | -1): string => {
    const logs = [0, 1, 2, 3, 4, 5].map(
      (i) => `<path d="M-70,${-10 - i * 13}H70" stroke="#5f3d26" stroke-width="3"/>`,
    );
    return `<g transform="translate(${x} ${y}) scale(${size * flip} ${size})"><path d="${blob(0, 2, 110, 9, random, 12, 0.1)}" fill="#3a4a30" opacity=".5"/><rect x="-70" y="-84" width="140" height="84" fill="#94653f"/>${logs.join("")}
      <rect x="20" y="-84" width="50" height="84" fill="#4a2d1d" opacity=".3"/><path d="M-70,-84 L0,-146 L70,-84Z" fill="#7d5434"/><path d="M-94,-76 L0,-162 L94,-76 L78,-72 L0,-144 L-78,-72Z" fill="#5f5648"/><path d="M-94,-76 L0,-162 L0,-144 L-78,-72Z" fill="#8a8070"/>
      <rect x="-46" y="-58" width="26" height="28" fill="#ffd98a"/><rect x="-14" y="-110" width="26" height="24" fill="#ffd98a"/><rect x="28" y="-50" width="24" height="50" fill="#3b2417"/></g>`;
  };
  const village = (
    [
      [250, 724, 0.62, 1],
      [372, 712, 0.46, -1],
      [470, 708, 0.36, 1],
      [1180, 742, 0.8, -1],
      [1080, 716, 0.48, 1],
      [1010, 706, 0.34, -1],
    ] as const
  ).map(([x, y, size, flip]) => house(x, y, size, flip));
  const smoke = (
    [
      [250, 620],
      [1180, 610],
    ] as const
  ).map(
    ([x, y]) =>
      `<path d="M${x + 14},${y} q-18,-40 6,-76 q22,-34 0,-74 q34,34 16,78 q-18,38 -6,72Z" fill="#fff4e0" opacity=".4"/>`,
  );
  const fields = [0, 1, 2].map(
    (i) =>
      `<path d="M${120 + i * 36},${760 + i * 18} h${pick(random, [170, 190])}" stroke="#c9b45c" stroke-width="4" opacity=".6"/>`,
  );
  await canvas.draw(village.join("") + smoke.join("") + fields.join(""));
}

const additions: Record<Extra, Addition> = {
  fireworks,
  bunting,
  lanterns,
  cake,
  barbecue,
  marquee,
  raft,
  loghouses,
};

/** Adds what an occasion brings to a scene, in the order the catalogue gives. */
export async function paintExtras(canvas: Canvas, scene: Scene, seed: number): Promise<void> {
  const random = randomFrom(seed + 1000);
  for (const extra of scene.extras ?? []) await additions[extra](canvas, random, scene);
}
