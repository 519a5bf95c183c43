const sample = /^([a-zA-Z_:][a-zA-Z0-9_:]*)(\{.*\})? (NaN|[+-]Inf|-?\d+(?:\.\d+)?(?:e[+-]?\d+)?)$/;
const labels = /^\{(?:[a-zA-Z_][a-zA-Z0-9_]*="(?:[^"\\\n]|\\["\\n])*",?)+\}$/;

/** The series in Prometheus text format: names with labels, without values. */
export function seriesIn(text: string): string[] {
  const lines = text.split("\n").filter((line) => line !== "" && !line.startsWith("#"));
  return lines.map((line) => line.slice(0, line.lastIndexOf(" ")));
}

/** Violations of Prometheus text format 0.0.4; empty when it is valid. */
export function faultsIn(text: string): string[] {
  const faults: string[] = text.endsWith("\n") ? [] : ["the last line has no end"];
  const types = new Map<string, string>();
  let helped = "";
  for (const line of text.split("\n").filter(Boolean)) {
    const [, kind, name = "", rest = ""] = /^# (HELP|TYPE) (\S+) (.+)$/.exec(line) ?? [];
    if (kind === "HELP") helped = name;
    else if (kind === "TYPE") {
      if (helped !== name || types.has(name) || !/^(counter|gauge|histogram)$/.test(rest)) faults.push(line);
      if ((rest === "counter") !== name.endsWith("_total")) faults.push(`${name} is named unlike a ${rest}`);
      types.set(name, rest);
    } else {
      const [, series = "", braces] = sample.exec(line) ?? [];
      const family = types.get(helped) === "histogram" ? series.replace(/_(bucket|sum|count)$/, "") : series;
      if (family !== helped || (braces && !labels.test(braces))) faults.push(line);
    }
  }
  const series = seriesIn(text);
  if (new Set(series).size !== series.length) faults.push("a series is there twice");
  return faults;
}
