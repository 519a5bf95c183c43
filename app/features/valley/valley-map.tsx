import { mapSize, type Point, roadBetween, roads, type ValleyPlace } from "./valley-places.ts";

type ValleyMapProps = {
  /** What it shows, for those who do not see it. */
  title: string;
  /** Marked in their order: one is a pin, several are the stops of a route that is drawn between them. */
  stops: readonly ValleyPlace[];
  className?: string;
};

/** The valley of Kashmir, drawn: simplified, north up, places where they are. It asks nothing of another host. */
export function ValleyMap({ title, stops, className = "" }: ValleyMapProps) {
  const route = stops.slice(1).map((stop, index) => roadBetween(stops[index]?.name ?? "", stop.name));
  const only = stops.length === 1 ? stops[0] : undefined;
  return (
    <svg
      viewBox={`0 0 ${mapSize.width} ${mapSize.height}`}
      role="img"
      aria-label={title}
      className={`valley-map ${className}`}
    >
      <rect width="600" height="640" fill="var(--map-hill)" />
      <path d={valleyFloor} fill="var(--map-land)" />
      <path d={ranges} fill="none" stroke="var(--map-contour)" strokeWidth="5" strokeLinejoin="round" />
      <path d={rivers} fill="none" stroke="var(--map-water)" strokeWidth="5" strokeLinecap="round" />
      <path d={lakes} fill="var(--map-water)" stroke="var(--map-water)" strokeWidth="3" />
      <g fill="none" strokeLinecap="round" strokeLinejoin="round">
        <path d={roads.map((road) => line(road)).join("")} stroke="var(--map-road-edge)" strokeWidth="3" />
        <path d={route.map(line).join("")} stroke="var(--surface)" strokeWidth="11" />
        <path d={route.map(line).join("")} stroke="var(--chinar)" strokeWidth="6" />
      </g>
      <g className="valley-names">
        {only ? null : <Name place={{ name: "Kashmir", x: 215, y: 440 }} isQuiet />}
        {stops.map((stop, index) => (
          <Stop key={stop.name} stop={stop} number={only ? undefined : index + 1} />
        ))}
        {only && only.name !== "Srinagar" && Math.hypot(only.x - srinagar.x, only.y - srinagar.y) > 60 ? (
          <Name place={srinagar} isQuiet />
        ) : null}
      </g>
    </svg>
  );
}

function Stop({ stop, number }: { stop: ValleyPlace; number: number | undefined }) {
  return (
    <g>
      <Name place={stop} />
      {number === undefined ? (
        <g transform={`translate(${stop.x} ${stop.y})`}>
          <path d="M0 0C-20-28-26-38-26-52a26 26 0 0 1 52 0c0 14-6 24-26 52z" fill="var(--chinar)" />
          <circle cy="-52" r="10" fill="var(--snow)" />
        </g>
      ) : (
        <>
          <circle
            cx={stop.x}
            cy={stop.y}
            r="17"
            fill="var(--chinar)"
            stroke="var(--surface)"
            strokeWidth="4"
          />
          <text x={stop.x} y={stop.y + 8} className="valley-number">
            {number}
          </text>
        </>
      )}
    </g>
  );
}

/** Beside its place, on the side where there is room. */
function Name({ place: { name, x, y }, isQuiet }: { place: ValleyPlace; isQuiet?: boolean }) {
  const isLeft = x > mapSize.width * 0.62;
  return (
    <text
      x={isLeft ? x - 26 : x + 26}
      y={y + 9}
      textAnchor={isLeft ? "end" : "start"}
      className={isQuiet ? "valley-quiet" : undefined}
    >
      {name}
    </text>
  );
}

function line(points: readonly Point[]): string {
  return points.map(({ x, y }, index) => `${index === 0 ? "M" : "L"}${x} ${y}`).join("");
}

const srinagar = { name: "Srinagar", x: 279, y: 365 };
const valleyFloor =
  "M62 262C88 196 172 170 232 214S300 300 352 330 420 430 470 500 520 600 462 622 352 590 300 520 196 430 140 396 40 322 62 262z";
const ranges =
  "M24 330l34-46 30 40M96 420l36-52 38 46M176 508l40-56 40 52M268 594l38-50 36 44M120 150l38-56 40 50M330 232l38-58 42 54M420 160l42-62 44 58M470 286l40-56 40 54M540 420l34-50 30 46M330 96l36-50 36 48M210 60l30-40 32 40";
const rivers =
  "M484 606C462 590 452 568 438 560S384 470 366 450 300 400 282 366 250 330 232 300 180 222 160 222 96 250 60 262M516 402C500 450 470 520 438 560M505 243C460 262 380 260 324 264S262 300 262 300M20 40C90 60 200 60 292 60S420 70 470 52";
const lakes =
  "M292 346c10-12 26-8 28 6s-10 22-20 18-16-14-8-24zM184 212c10-22 40-30 46-12s-12 36-28 34-24-10-18-22zM212 268c6-6 14-4 14 2s-8 8-12 6-4-6-2-8z";
