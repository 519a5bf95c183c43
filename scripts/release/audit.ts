type Finding = { severity: string; range?: string };
type Report = { vulnerabilities?: Record<string, Finding>; message?: string; error?: { summary?: string } };

const grave = new Set(["high", "critical"]);

export type AuditResult = { isFine: boolean; lines: string[] };

/**
 * Judges the output of `npm audit --json`: only serious vulnerabilities in packages of the product fail. Others are reported,
 * and so is an unreachable registry, on which a build must not depend.
 */
export function judgeAudit(printed: string, inProduct: ReadonlySet<string>): AuditResult {
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
