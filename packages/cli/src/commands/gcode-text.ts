import { DIALECT_NAMES, type Report, toolName } from '@truciolo/gcode';
import { writeClock, writeGrouped } from '@truciolo/italian';

const clock = (seconds: number): string => writeClock(Math.round(seconds));

function metres(mm: number): string {
  return `${writeGrouped(mm / 1000, 2, 2)} m`;
}

/** The time with its reliability: a range, a rough one, or a lower bound. */
function timeText({ time, timeKind, timeBand }: Report): string {
  const total = clock(time.total);
  if (timeBand.high === null) return `almeno ${total}  (limite inferiore: una parte del moto non è simulata)`;
  const range = `fra ${clock(timeBand.low)} e ${clock(timeBand.high)}`;
  return `${total}  (${timeKind === 'estimated' ? 'in parte stimato, ' : ''}${range})`;
}

/** The report for a terminal, in Italian. */
export function gcodeText(file: string, report: Report): string {
  const { time, length } = report;
  const lines = [
    `${file}  (${DIALECT_NAMES[report.dialect]}${report.lathe ? ', tornio' : ''}, ${report.lines} righe)`,
    `  tempo     ${timeText(report)}`,
    `  taglio    ${clock(time.cutting)}  ${metres(length.feed + length.spline)}`,
    `  rapidi    ${clock(time.rapid)}  ${metres(length.rapid)}`,
    `  cambi     ${clock(time.toolChange)}`,
    `  soste     ${clock(time.dwell)}`,
  ];
  for (const tool of report.tools) {
    const speed = tool.speed ? `S ${Math.round(tool.speed.max)}` : 'S -';
    const feed = tool.feed ? `F ${Math.round(tool.feed.max * 1000) / 1000}` : 'F -';
    const size = tool.diameter ? `Ø ${writeGrouped(tool.diameter.value)}` : 'Ø -';
    const facts = [toolName(tool), clock(tool.time.total), size, speed, feed, tool.label];
    lines.push(`  ${facts.join('  ')}`.trimEnd());
  }
  for (const finding of report.findings) {
    lines.push(`  riga ${finding.line}: ${finding.message} [${finding.code}]`);
  }
  return `${lines.join('\n')}\n`;
}
