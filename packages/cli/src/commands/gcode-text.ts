import { DIALECT_NAMES, type Report, toolName } from '@truciolo/gcode';

function clock(seconds: number): string {
  const whole = Math.round(seconds);
  const parts = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  return parts.map((part) => String(part).padStart(2, '0')).join(':');
}

function metres(mm: number): string {
  return `${(mm / 1000).toFixed(2).replace('.', ',')} m`;
}

/** The report for a terminal, in Italian. */
export function gcodeText(file: string, report: Report): string {
  const { time, timeBand, length } = report;
  const lines = [
    `${file}  (${DIALECT_NAMES[report.dialect]}${report.lathe ? ', tornio' : ''}, ${report.lines} righe)`,
    `  tempo     ${clock(time.total)}  (fra ${clock(timeBand.low)} e ${clock(timeBand.high)})`,
    `  taglio    ${clock(time.cutting)}  ${metres(length.feed + length.spline)}`,
    `  rapidi    ${clock(time.rapid)}  ${metres(length.rapid)}`,
    `  cambi     ${clock(time.toolChange)}`,
    `  soste     ${clock(time.dwell)}`,
  ];
  for (const tool of report.tools) {
    const speed = tool.speed ? `S ${Math.round(tool.speed.max)}` : 'S -';
    const feed = tool.feed ? `F ${Math.round(tool.feed.max * 1000) / 1000}` : 'F -';
    lines.push(`  ${toolName(tool)}  ${clock(tool.time.total)}  ${speed}  ${feed}  ${tool.label}`.trimEnd());
  }
  for (const finding of report.findings) {
    lines.push(`  riga ${finding.line}: ${finding.message} [${finding.code}]`);
  }
  return `${lines.join('\n')}\n`;
}
