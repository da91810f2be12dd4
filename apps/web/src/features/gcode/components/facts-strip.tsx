import { Select } from '@mantine/core';
import { DIALECT_NAMES, type SourceFile } from '@truciolo/gcode';
import { Pill } from '../../../components/tags/pill.tsx';
import { countOf } from '../../../lib/format/counts.ts';
import { formatNumber } from '../../../lib/format/numbers.ts';
import type { AnalysisResult } from '../analysis/protocol.ts';
import classes from './workspace.module.css';

interface FactsStripProps {
  readonly files: readonly SourceFile[];
  readonly result: AnalysisResult;
  readonly onMain: (name: string) => void;
}

/** Name, control, number of lines and findings, in the strip beside the tabs. */
export function FactsStrip({ files, result, onMain }: FactsStripProps) {
  const { report, workSeconds } = result;
  const count = (severity: string) => report.findings.filter((one) => one.severity === severity).length;
  const errors = count('error');
  const warnings = count('warning');
  const [main] = files;
  return (
    <div className={classes.facts}>
      {files.length > 1 ? (
        <Select
          className={classes.main}
          aria-label="Programma principale"
          allowDeselect={false}
          data={[...new Set(files.map(({ name }) => name))]}
          value={main?.name ?? null}
          onChange={(next) => next && onMain(next)}
        />
      ) : (
        <b className="mono">{main?.name}</b>
      )}
      <span>
        <span className="dim">Controllo</span> {DIALECT_NAMES[report.dialect]}
      </span>
      <span>
        <span className="dim">Righe</span> {formatNumber(report.lines)}
      </span>
      <span>
        <span className="dim">Letto in</span> {formatNumber(workSeconds, 2)} s
      </span>
      {errors > 0 ? <Pill tone="bad">{countOf(errors, 'errore', 'errori')}</Pill> : null}
      {warnings > 0 ? <Pill tone="warn">{countOf(warnings, 'avviso', 'avvisi')}</Pill> : null}
    </div>
  );
}
