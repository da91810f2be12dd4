import { Button } from '@mantine/core';
import type { Report } from '@truciolo/gcode';
import { writeShortClock } from '@truciolo/italian';
import { formatNumber } from '../../../lib/format/numbers.ts';
import { compareReports } from '../analysis/compare-reports.ts';
import classes from './results.module.css';

export interface Comparison {
  readonly name: string;
  readonly report: Report;
}

interface CompareBlockProps {
  readonly report: Report;
  readonly other: Comparison;
  readonly onClose: () => void;
}

const signed = (seconds: number) =>
  `${seconds > 0 ? '+' : seconds < 0 ? '−' : ''}${formatNumber(Math.abs(seconds), 1)}`;

/** Time by tool of this program and of another one on the same machine. */
export function CompareBlock({ report, other, onClose }: CompareBlockProps) {
  const difference = other.report.time.total - report.time.total;
  const cell = (seconds: number | null) => (seconds === null ? '–' : formatNumber(seconds, 1));
  return (
    <section className={classes.block} aria-label="Confronto">
      <h2 className={classes.label}>
        Confronto con <b className="mono">{other.name}</b>
      </h2>
      <table className={classes.compare}>
        <thead>
          <tr>
            <th>Utensile</th>
            <th>
              Questo <span className="unit">s</span>
            </th>
            <th>
              Altro <span className="unit">s</span>
            </th>
            <th>Differenza</th>
          </tr>
        </thead>
        <tbody>
          {compareReports(report, other.report).map(({ name, label, first, second, difference: by }) => (
            <tr key={name} title={label}>
              <td className="mono">{name}</td>
              <td>{cell(first)}</td>
              <td>{cell(second)}</td>
              <td data-tone={by > 0.05 ? 'slower' : by < -0.05 ? 'faster' : undefined}>{signed(by)}</td>
            </tr>
          ))}
          <tr>
            <td>Totale</td>
            <td>{writeShortClock(report.time.total)}</td>
            <td>{writeShortClock(other.report.time.total)}</td>
            <td data-tone={difference > 0 ? 'slower' : 'faster'}>{signed(difference)}</td>
          </tr>
        </tbody>
      </table>
      <Button size="xs" variant="subtle" onClick={onClose}>
        Chiudi il confronto
      </Button>
    </section>
  );
}
