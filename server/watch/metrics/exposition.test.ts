import { expect, test } from "vitest";
import { newNotes } from "../request-notes.ts";
import { exposition, gaugeBy } from "./exposition.ts";
import { Histogram } from "./histogram.ts";
import { Metrics } from "./metrics.ts";

test("labels and words cannot break out of their line", () => {
  const text = exposition([gaugeBy("a_b", "One\nline", "name", { 'x"\\\n': Number.NaN, y: Infinity })]);
  expect(text).toBe(
    '# HELP a_b One\\nline\n# TYPE a_b gauge\na_b{name="x\\"\\\\\\n"} NaN\na_b{name="y"} +Inf\n',
  );
  expect(exposition([gaugeBy("none", "Nothing", "name", {})])).toBe("");
});

test("a histogram's buckets hold all that is below them", () => {
  const times = new Histogram([0.1, 1]);
  for (const seconds of [0.1, 0.05, 0.5, 7]) times.observe(seconds);
  expect(times.samples({ route: "/" })).toEqual([
    { suffix: "_bucket", labels: { route: "/", le: "0.1" }, value: 2 },
    { suffix: "_bucket", labels: { route: "/", le: "1" }, value: 3 },
    { suffix: "_bucket", labels: { route: "/", le: "+Inf" }, value: 4 },
    { suffix: "_sum", labels: { route: "/" }, value: expect.closeTo(7.65) },
    { suffix: "_count", labels: { route: "/" }, value: 4 },
  ]);
});

test("series are bounded whatever becomes a route, and a group that cannot be read leaves the others", async () => {
  const metrics = new Metrics();
  metrics.add(() => Promise.reject(new Error("the database is away")));
  for (let index = 0; index < 5000; index += 1) {
    const notes = { ...newNotes("id"), route: `/made-up/${index}` };
    metrics.countRequest({ notes, method: `M${index}`, status: 200, took: 1, sentAfter: 1, bytes: 1 });
  }
  const text = await metrics.read();
  expect(text.match(/http_request_duration_seconds_count/g)?.length).toBeLessThan(2100);
  expect(text).toContain("\nagency_unreadable_figures 1\n");
  expect(text).toMatch(
    /http_request_duration_seconds_count\{route="\*",method="other",status="2xx"\} 3000\n/,
  );
});
