import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays, nightsOf } from "#contract/rules/stay.ts";
import type { FeedEntry } from "./feed/parse-feed.ts";
import { type Hold, planHolds } from "./plan-holds.ts";
import { stretchesOf } from "./stretches-of.ts";

const today = "2030-06-01";
const end = "2030-07-01";
const entryOf = (
  key: string,
  from: number,
  nights: number,
  kind: FeedEntry["kind"] = "booking",
): FeedEntry => ({
  key,
  host: "portal.example",
  firstNight: addDays(today, from),
  freeFrom: addDays(today, from + nights),
  kind,
});
const holdOf = (id: number, key: string, from: number, nights: number): Hold => ({
  id,
  ...entryOf(key, from, nights),
});
const oneFree = () => 1;
const noneFree = () => 0;

test("a new entry holds its nights, one that is the same is left, one that is gone is let go", () => {
  const { changes, clashes } = planHolds({
    entries: [entryOf("new", 3, 2), entryOf("same", 8, 2)],
    holds: [holdOf(1, "same", 8, 2), holdOf(2, "gone", 12, 2)],
    today,
    end,
    freeOn: oneFree,
  });
  expect(clashes).toEqual([]);
  expect(changes).toEqual([
    { key: "gone", kind: "booking", had: [holdOf(2, "gone", 12, 2)], stretches: [] },
    {
      key: "new",
      kind: "booking",
      had: [],
      stretches: [{ firstNight: "2030-06-04", freeFrom: "2030-06-06" }],
    },
  ]);
});

test("of what has begun only the nights from today on change", () => {
  const begun = holdOf(1, "begun", -2, 4);
  const gone = planHolds({ entries: [], holds: [begun], today, end, freeOn: noneFree });
  expect(gone.changes).toEqual([{ key: "begun", kind: "booking", had: [begun], stretches: [] }]);
  const longer = planHolds({
    entries: [entryOf("begun", -2, 6)],
    holds: [begun],
    today,
    end,
    freeOn: oneFree,
  });
  expect(longer.changes[0]?.stretches).toEqual([{ firstNight: today, freeFrom: "2030-06-05" }]);
  const first = planHolds({ entries: [entryOf("late", -2, 4)], holds: [], today, end, freeOn: oneFree });
  expect(first.changes[0]?.stretches).toEqual([{ firstNight: today, freeFrom: "2030-06-03" }]);
});

test("of an entry with sold nights the others are held, and the sold ones told", () => {
  const sold = addDays(today, 4);
  const { changes, clashes } = planHolds({
    entries: [entryOf("a", 3, 3)],
    holds: [],
    today,
    end,
    freeOn: (night) => Number(night !== sold),
  });
  expect(changes[0]?.stretches).toEqual([
    { firstNight: "2030-06-04", freeFrom: "2030-06-05" },
    { firstNight: "2030-06-06", freeFrom: "2030-06-07" },
  ]);
  expect(clashes).toEqual([{ key: "a", firstNight: sold, freeFrom: addDays(sold, 1), isBooking: true }]);
});

test("two entries that change places, in a house that is otherwise full, both have theirs", () => {
  const { changes, clashes } = planHolds({
    entries: [entryOf("a", 3, 2), entryOf("b", 1, 2)],
    holds: [holdOf(1, "a", 1, 2), holdOf(2, "b", 3, 2)],
    today,
    end,
    freeOn: noneFree,
  });
  expect(clashes).toEqual([]);
  expect(changes.map(({ stretches }) => stretches[0]?.firstNight)).toEqual(["2030-06-04", "2030-06-02"]);
});

test("more nights than a room has are refused", () => {
  const many = Array.from({ length: 40 }, (_, at) => entryOf(`${at}`, 0, 30));
  expect(() => planHolds({ entries: many, holds: [], today, end, freeOn: oneFree })).toThrow(/more nights/);
});

const spans = fc.uniqueArray(
  fc.record({
    key: fc.constantFrom("a", "b", "c", "d"),
    from: fc.integer({ min: -5, max: 28 }),
    nights: fc.integer({ min: 1, max: 9 }),
  }),
  { selector: ({ key }) => key },
);

test("after each look the nights held and told are those of the entries, and no night is held twice too often", () => {
  fc.assert(
    fc.property(
      fc.array(spans, { maxLength: 4 }),
      fc.array(fc.integer({ min: 0, max: 2 }), { minLength: 40, maxLength: 40 }),
      (looks, units) => {
        let holds: Hold[] = [];
        let made = 0;
        const heldOn = (night: string) =>
          holds.filter(({ firstNight, freeFrom }) => firstNight <= night && night < freeFrom).length;
        const unitsOn = (night: string) => units[nightsOf(today, night).length] ?? 0;
        for (const look of looks) {
          const entries = look.map(({ key, from, nights }) => entryOf(key, from, nights));
          const before = holds.filter(({ freeFrom }) => freeFrom > today);
          const freeOn = (night: string) => unitsOn(night) - heldOn(night);
          const { changes, clashes } = planHolds({ entries, holds: before, today, end, freeOn });
          const changed = new Set(changes.flatMap(({ had }) => had.map(({ id }) => id)));
          holds = [
            ...holds.filter(({ id }) => !changed.has(id)),
            ...changes.flatMap(({ key, stretches }) =>
              stretches.map((one) => ({ ...one, key, id: (made += 1) })),
            ),
          ];
          for (const night of nightsOf(today, end)) expect(heldOn(night)).toBeLessThanOrEqual(unitsOn(night));
          for (const { key, firstNight, freeFrom } of entries) {
            const ofKey = [...holds, ...clashes].filter((one) => one.key === key && one.freeFrom > today);
            const nights = ofKey
              .flatMap((one) => nightsOf(one.firstNight, one.freeFrom))
              .filter((night) => night >= today);
            const wanted = nightsOf(firstNight, freeFrom).filter((night) => night >= today && night < end);
            expect(stretchesOf(nights)).toEqual(stretchesOf(wanted));
            expect(nights).toHaveLength(wanted.length);
          }
          const again = planHolds({
            entries,
            holds: holds.filter(({ freeFrom }) => freeFrom > today),
            today,
            end,
            freeOn: (night) => unitsOn(night) - heldOn(night),
          });
          expect(again).toEqual({ changes: [], clashes });
        }
      },
    ),
  );
});
