import { Select } from '@mantine/core';
import type { PartModel, PartReport, Process } from '@truciolo/part';
import { processWords } from '@truciolo/part';
import { Pill } from '../../../components/tags/pill.tsx';
import { countOf } from '../../../lib/format/counts.ts';
import { formatDecimal, formatNumber } from '../../../lib/format/numbers.ts';
import type { Corrections } from '../report/corrections.ts';
import { unitWords } from '../report/unit-words.ts';
import classes from './workspace.module.css';

const PROCESSES = Object.entries(processWords).map(([value, label]) => ({ value, label }));

interface FactsStripProps {
  readonly name: string;
  readonly model: PartModel;
  readonly solid: number;
  readonly report: PartReport | null;
  readonly corrections: Corrections;
  readonly onProcess: (process: Process | null) => void;
}

/** Name, unit, solids, process and key figures, in the strip below the head. */
export function FactsStrip({ name, model, solid, report, corrections, onProcess }: FactsStripProps) {
  const shown = model.solids[solid];
  const questions = report?.findings.filter(({ level }) => level === 'question').length ?? 0;
  const warnings = report?.findings.filter(({ level }) => level === 'warning').length ?? 0;
  return (
    <div className={classes.facts}>
      <b className="mono">{name}</b>
      <span>
        <span className="dim">Unità</span> {unitWords[model.unit]}
      </span>
      <span>
        <span className="dim">Solidi</span> {formatNumber(model.solids.length)}
      </span>
      <span>
        <span className="dim">Facce</span> {formatNumber(shown?.faces.length ?? 0)}
      </span>
      {report ? (
        <>
          <span className={classes.process} title={report.processReason}>
            <span className="dim">Lavorazione</span>
            <Select
              size="xs"
              aria-label="Lavorazione"
              allowDeselect={false}
              data={PROCESSES}
              value={corrections.process ?? report.process}
              onChange={(next) => onProcess(next === report.process ? null : (next as Process))}
            />
          </span>
          <span>
            <span className="dim">Prese</span> {report.setups.length || '—'}
          </span>
          {report.minInternalRadius === null ? null : (
            <span>
              <span className="dim">Raggio interno min.</span>{' '}
              {report.minInternalRadius === 0 ? 'vivo' : `R${formatDecimal(report.minInternalRadius, 2)}`}
            </span>
          )}
          {questions > 0 ? <Pill tone="info">{countOf(questions, 'domanda', 'domande')}</Pill> : null}
          {warnings > 0 ? <Pill tone="warn">{countOf(warnings, 'rilievo', 'rilievi')}</Pill> : null}
        </>
      ) : null}
    </div>
  );
}
