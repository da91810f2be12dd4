import type { CellLine } from '../labels/cell-line.ts';
import type { LabelledValue } from '../labels/labelled-values.ts';
import { tableOf } from '../labels/parts-list.ts';
import type { Found } from '../reading.ts';
import { found } from '../reasons.ts';
import { firstValue } from './first-value.ts';
import { readCodeRevision, readRevision } from './plain-values.ts';

const isLater = (one: string, other: string) => one.localeCompare(other, 'en', { numeric: true }) > 0;

/** The newest row of a table of revisions, whether it grows downwards or upwards. */
function newestRow(all: readonly CellLine[]): Found<string> | null {
  const written = all
    .filter(({ label }) => label?.field === 'revision' && label.rest === '')
    .flatMap((label) =>
      (tableOf(label, all)?.rows ?? [])
        .flat()
        .filter(({ cell }) => Math.abs((cell?.left ?? 0) - (label.cell?.left ?? 0)) < 3),
    )
    .flatMap(({ line }) => {
      const revision = readRevision(line.text);
      return revision === null ? [] : [{ line, revision }];
    });
  const [first, ...others] = written;
  if (!first) return null;
  const newest = others.reduce((best, each) => (isLater(each.revision, best.revision) ? each : best), first);
  return found(newest.revision, [newest.line], {
    confidence: 'likely',
    reason: 'ultima riga della tabella delle revisioni',
  });
}

/** The revision of the block, also behind the number in its cell; else the newest of the table of revisions. */
export function revisionOf(values: readonly LabelledValue[], all: readonly CellLine[]): Found<string> | null {
  const near = values.filter(({ where }) => where === 'near' || where === 'row');
  const own = values.filter((each) => !near.includes(each));
  return (
    firstValue(own, 'revision', readRevision) ??
    firstValue(own, 'code', readCodeRevision) ??
    newestRow(all) ??
    firstValue(near, 'revision', readRevision)
  );
}
