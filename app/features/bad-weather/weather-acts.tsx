import { Form } from "react-router";
import type { WeatherAct } from "#contract/bad-weather.ts";
import { daysInWords } from "#contract/rules/dates.ts";
import { countOf } from "#contract/rules/text.ts";
import { Button } from "#app/ui/button.tsx";
import { UntoldGuests } from "./untold-guests.tsx";

/** Actions that were applied to many stays at once; each can be undone. */
export function WeatherActs({ acts }: { acts: readonly WeatherAct[] }) {
  if (acts.length === 0) return null;
  return (
    <section aria-labelledby="weather-acts">
      <h2 id="weather-acts" className="mb-2 font-text text-lg font-semibold">
        Done so far
      </h2>
      <ul className="grid">
        {acts.map(({ id, what, place, from, to, reason, moveUntil, stays, isUndone, untold }) => (
          <li key={id} className="flex flex-wrap items-center gap-3 border-t border-line py-2.5 text-sm">
            <p className="min-w-0 flex-1 basis-56">
              <b>{what === "Move" ? "May move" : "Cancelled"}</b>, {countOf(stays, "stay")},{" "}
              {place || "all places"}, {daysInWords(from, to)}: {reason}
            </p>
            {isUndone ? (
              <span className="text-ink3">Taken back</span>
            ) : (
              <Form method="post">
                <input type="hidden" name="undo" value={id} />
                <Button type="submit" variant="outline" size="small" aria-label={`Take back: ${reason}`}>
                  Take it back
                </Button>
              </Form>
            )}
            <UntoldGuests act={{ what, reason, moveUntil }} guests={untold} />
          </li>
        ))}
      </ul>
    </section>
  );
}
