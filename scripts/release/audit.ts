type Finding = { severity: string; range?: string };
type Report = { vulnerabilities?: Record<string, Finding>; message?: string; error?: { summary?: string } };

const grave = new Set(["high", "critical"]);

export type Judgement = { isFine: boolean; lines: string[] };

/**
 * What `npm audit --json` printed, judged: a grave fault in a package of the product is not fine. Other faults are told;
 * so is a registry that could not be asked, for then nothing is known, and a build must not depend on it.
 */
export function judgeAudit(printed: string, inProduct: ReadonlySet<string>): Judgement {
  const report = parse(printed);
  if (!report?.vulnerabilities) {
    const reason = report?.message ?? report?.error?.summary ?? "no answer";
    return { isFine: true, lines: [`Not audited, the registry could not be asked: ${reason}`] };
  }
  const found = Object.entries(report.vulnerabilities).map(([name, { severity, range }]) => {
    const isIn = inProduct.has(name);
    const where = isIn ? "in the product" : "development only";
    return {
      isWrong: isIn && grave.has(severity),
      line: `${severity}, ${where}: ${name} ${range ?? ""}`.trim(),
    };
  });
  const lines = found.length > 0 ? found.map(({ line }) => line) : ["No known fault in any package"];
  return { isFine: !found.some(({ isWrong }) => isWrong), lines };
}

function parse(printed: string): Report | undefined {
  try {
    return JSON.parse(printed) as Report;
  } catch {
    return undefined;
  }
}
