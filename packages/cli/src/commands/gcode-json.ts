import type { Report } from '@truciolo/gcode';

/** Six decimals: a nanometre and a microsecond are enough. */
function round(value: number): number {
  return Math.round(value * 1e6) / 1e6;
}

function rounded<T>(value: T): T {
  if (typeof value === 'number') return round(value) as T;
  if (Array.isArray(value)) return value.map(rounded) as T;
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, rounded(inner)])) as T;
  }
  return value;
}

/** Entry of one program: mm and seconds, coordinates as programmed. */
export function gcodeToJson(file: string, report: Report): unknown {
  return rounded({
    file,
    dialect: report.dialect,
    lathe: report.lathe,
    lines: report.lines,
    moves: report.moves,
    length: report.length,
    extents: report.extents,
    cutExtents: report.cutExtents,
    tools: report.tools,
    operations: report.operations,
    time: report.time,
    timeKind: report.timeKind,
    timeBand: report.timeBand,
    constantFeedTime: report.constantFeedTime,
    feedHistogram: report.feedHistogram,
    undeclaredUnit: report.undeclaredUnit,
    findings: report.findings.map(({ line, column, code, severity, message }) => ({
      line,
      column,
      code,
      severity,
      message,
    })),
  });
}
