import { type Report, toolName } from '@truciolo/gcode';
import { writeShortClock } from '@truciolo/italian';
import { formatDecimal, formatNumber } from '../../../lib/format/numbers.ts';
import { cycleTimeText, timeRangeText } from '../analysis/time-range-text.ts';
import classes from './print-report.module.css';

interface PrintReportProps {
  readonly name: string;
  readonly machine: string;
  readonly report: Report;
}

/** The report on paper; the browser's print dialog also makes the PDF. Unseen on screen. */
export function PrintReport({ name, machine, report }: PrintReportProps) {
  const { time, tools, extents, findings } = report;
  return (
    <article className={classes.paper} aria-hidden="true">
      <h1>Analisi di {name}</h1>
      <p>
        {machine} · {formatNumber(report.lines)} righe
      </p>
      <p>
        <b>Tempo ciclo {cycleTimeText(report)}</b> ({timeRangeText(report)}): taglio{' '}
        {writeShortClock(time.cutting)}, rapido {writeShortClock(time.rapid)}, cambio utensile{' '}
        {writeShortClock(time.toolChange)}, altro {writeShortClock(time.dwell + time.other)}
        {report.cost === null ? '' : `. Costo del ciclo ${formatNumber(report.cost, 2)} €`}.
      </p>
      {extents ? (
        <p>
          Ingombri (mm):{' '}
          {['X', 'Y', 'Z']
            .map(
              (axis, k) =>
                `${axis} ${formatDecimal(extents.min[k] ?? 0, 2)} … ${formatDecimal(extents.max[k] ?? 0, 2)}`,
            )
            .join(', ')}
        </p>
      ) : null}
      <h2>Utensili</h2>
      <table>
        <thead>
          <tr>
            <th>Utensile</th>
            <th>Descrizione</th>
            <th>Ø mm</th>
            <th>Tempo</th>
            <th>Taglio m</th>
            <th>Z min mm</th>
          </tr>
        </thead>
        <tbody>
          {tools.map((tool) => (
            <tr key={toolName(tool)}>
              <td>{toolName(tool)}</td>
              <td>{tool.label}</td>
              <td>{tool.diameter === null ? '' : formatDecimal(tool.diameter.value, 3)}</td>
              <td>{writeShortClock(tool.time.total)}</td>
              <td>{formatNumber(tool.length.cutting / 1000, 2)}</td>
              <td>{tool.depth === null ? '' : formatDecimal(tool.depth, 2)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <h2>Segnalazioni</h2>
      {findings.length === 0 ? <p>Nessuna.</p> : null}
      <ul>
        {findings.map(({ file, line, column, code, message }) => (
          <li key={`${file}-${line}-${column}-${code}-${message}`}>
            {line > 0 ? `Riga ${line}: ` : ''}
            {message}
          </li>
        ))}
      </ul>
    </article>
  );
}
