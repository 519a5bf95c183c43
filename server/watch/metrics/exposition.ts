type Labels = Readonly<Record<string, string>>;

/** `suffix` is a histogram's `_bucket`, `_sum` or `_count`. */
export type Sample = { value: number; labels?: Labels; suffix?: string };

/** A figure for Prometheus. Times in seconds, sizes in bytes, names by its conventions. */
export type Metric = {
  name: string;
  help: string;
  type: "counter" | "gauge" | "histogram";
  samples: readonly Sample[];
};

/** A metric of one sample without labels. */
export function figure(name: string, type: "counter" | "gauge", help: string, value: number): Metric {
  return { name, type, help, samples: [{ value }] };
}

/** A counter with one sample for each entry, whose name is the label. */
export function countedBy(name: string, help: string, label: string, values: Record<string, number>): Metric {
  return { ...gaugeBy(name, help, label, values), type: "counter" };
}

/** A gauge with one sample for each entry, whose name is the label. */
export function gaugeBy(name: string, help: string, label: string, values: Record<string, number>): Metric {
  const samples = Object.entries(values).map(([word, value]) => ({ value, labels: { [label]: word } }));
  return { name, type: "gauge", help, samples };
}

/** The metrics in Prometheus's text format, version 0.0.4. */
export function exposition(metrics: readonly Metric[]): string {
  return metrics.map(linesOf).join("");
}

function linesOf({ name, help, type, samples }: Metric): string {
  if (samples.length === 0) return "";
  const lines = samples.map(
    ({ value, labels = {}, suffix = "" }) => `${name}${suffix}${inBraces(labels)} ${numberOf(value)}\n`,
  );
  const words = help.replaceAll("\\", "\\\\").replaceAll("\n", "\\n");
  return `# HELP ${name} ${words}\n# TYPE ${name} ${type}\n${lines.join("")}`;
}

function inBraces(labels: Labels): string {
  const pairs = Object.entries(labels).map(([label, word]) => `${label}="${escaped(word)}"`);
  return pairs.length === 0 ? "" : `{${pairs.join(",")}}`;
}

function escaped(word: string): string {
  return word.replaceAll("\\", "\\\\").replaceAll('"', '\\"').replaceAll("\n", "\\n");
}

function numberOf(value: number): string {
  if (Number.isFinite(value)) return String(value);
  return Number.isNaN(value) ? "NaN" : value > 0 ? "+Inf" : "-Inf";
}
