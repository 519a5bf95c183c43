import { useCompany } from "./use-company.ts";

/** At zoom 15 and 34° north, one unit of this drawing (a map pixel) is 3.96 m on the ground. */
const metresPerUnit = 3.96;
const kilometre = 1000 / metresPerUnit;

const text = { fontSize: 17, fontWeight: 500, textAnchor: "middle" } as const;

/**
 * A hand-drawn map of the lake's south-eastern shore around the office: simplified, north up, to scale. The office is at
 * (800, 260).
 */
export function MapDrawing() {
  const company = useCompany();
  return (
    <svg
      viewBox="0 0 1600 520"
      preserveAspectRatio="xMidYMid slice"
      role="img"
      aria-labelledby="map-title"
      className="office-map block h-[clamp(320px,36vw,520px)] w-full print:h-60"
    >
      <title id="map-title">
        {`Map: ${company.name} stands on the Boulevard, between Dal Lake to the north-west and the Zabarwan hills to the south-east`}
      </title>
      <rect width="1600" height="520" fill="var(--map-land)" />
      <path d={lake} fill="var(--map-water)" />
      <path d={islands} fill="var(--map-land)" />
      <g fill="var(--map-hill)">
        <path d="M860 520C900 430 1010 400 1090 330S1300 240 1390 150 1520 60 1600 40V520z" />
        <path d="M40 520C80 440 190 396 300 408s190 70 220 112z" />
      </g>
      <g fill="none" stroke="var(--map-contour)" strokeWidth="2">
        <path d="M980 520C1030 450 1130 420 1200 350S1400 260 1480 170 1560 110 1600 96" />
        <path d="M1110 520C1170 460 1260 430 1330 370S1500 290 1600 180" />
        <path d="M1260 520C1330 470 1440 420 1600 300" />
        <path d="M110 520C160 460 230 436 300 444s120 40 150 76" />
      </g>
      <g fill="none" strokeLinecap="round" strokeLinejoin="round">
        <path d={lanes} stroke="var(--map-lane)" strokeWidth="7" />
        <path d={boulevard} stroke="var(--map-road-edge)" strokeWidth="17" />
        <path d={boulevard} stroke="var(--map-road)" strokeWidth="12" />
      </g>
      <g fill="var(--map-text)" fontFamily="inherit">
        <text x="650" y="96" {...text} fontSize={30} fontStyle="italic" fill="var(--map-water-text)">
          Dal Lake
        </text>
        <text x="1240" y="420" {...text} fontSize={22}>
          Zabarwan hills
        </text>
        <text x="980" y="214" {...text} transform="rotate(-30 980 214)">
          Boulevard Road
        </text>
        <text x="350" y="400" {...text}>
          to Dalgate
        </text>
        <text x="1300" y="46" {...text}>
          to Nishat
        </text>
        <text x="780" y="372" {...text} fontSize={15}>
          Oar Lane
        </text>
      </g>
      <Scale />
      <Pin />
    </svg>
  );
}

const lake =
  "M0 0V318C80 330 170 352 262 346S470 336 560 316 690 274 760 250 900 190 976 142 1120 52 1176 0z";
const islands =
  "M420 176c24-14 64-12 78 4s-14 30-44 30-58-20-34-34zM770 96c14-8 40-8 48 3s-8 20-28 20-34-15-20-23zM150 190c40-20 90-20 110 0s-20 44-70 40-76-22-40-40z";
const boulevard =
  "M0 342C80 354 170 376 262 370S470 360 562 340 694 298 766 272 908 212 984 164 1136 62 1200 0";
const lanes =
  "M780 266C760 330 720 380 690 430S640 490 630 520M560 342C566 400 600 440 690 430M262 372C270 400 250 420 220 440M880 226C930 280 960 300 1010 330M560 342C500 390 470 410 440 430";

function Scale() {
  return (
    <g transform="translate(1190 484)" fill="none" stroke="var(--map-text)" strokeWidth="2.5">
      <path d={`M0-8V0H${kilometre / 2}V-8`} />
      <text x={kilometre / 4} y="-8" {...text} fontSize={15} fill="var(--map-text)" stroke="none">
        500 m
      </text>
    </g>
  );
}

function Pin() {
  const company = useCompany();
  return (
    <g transform="translate(800 260)">
      <ellipse cx="0" cy="2" rx="12" ry="4" fill="oklch(0.25 0.03 45 / 0.3)" />
      <path d="M0 0C-26-36-34-50-34-68a34 34 0 0 1 68 0c0 18-8 32-34 68z" fill="var(--chinar)" />
      <circle cy="-68" r="13" fill="var(--snow)" />
      <g transform="translate(0 -122)">
        <rect x="-86" y="-22" width="172" height="40" rx="10" fill="var(--surface)" />
        <text y="5" {...text} fontWeight={600} fill="var(--ink)">
          {company.name}
        </text>
      </g>
    </g>
  );
}
