import { lineThrough, ValleyLand } from "./valley-land.tsx";
import { mapSize, roadBetween, type ValleyPlace } from "./valley-places.ts";

type ValleyMapProps = {
  /** Text alternative. */
  title: string;
  /** A single stop is a pin; several are the stops of a route, in order. */
  stops: readonly ValleyPlace[];
};

/** A drawn map of the Kashmir valley: simplified, north up. It loads nothing from other hosts. */
export function ValleyMap({ title, stops }: ValleyMapProps) {
  const route = stops.slice(1).map((stop, index) => roadBetween(stops[index]?.name ?? "", stop.name));
  const only = stops.length === 1 ? stops[0] : undefined;
  return (
    <svg
      viewBox={`0 0 ${mapSize.width} ${mapSize.height}`}
      role="img"
      aria-label={title}
      className="valley-map"
    >
      <ValleyLand />
      <g fill="none" strokeLinecap="round" strokeLinejoin="round">
        <path d={route.map(lineThrough).join("")} stroke="var(--surface)" strokeWidth="11" />
        <path d={route.map(lineThrough).join("")} stroke="var(--chinar)" strokeWidth="6" />
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

/** The label of a place, on the side with enough space. */
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

const srinagar = { name: "Srinagar", x: 279, y: 365 };
