import type { PartReport } from '@truciolo/part';
import { formatDecimal, formatNumber } from '../../../lib/format/numbers.ts';
import type { FeatureRow } from './feature-row.ts';
import { listFeatures } from './list-features.ts';

interface ComparedFigure {
  readonly label: string;
  readonly before: string;
  readonly after: string;
  readonly isChanged: boolean;
}

/** A feature whose number differs between two revisions. */
interface ComparedFeature {
  readonly text: string;
  readonly before: number;
  readonly after: number;
  /** Faces in the focused revision; empty where it is gone. */
  readonly faces: readonly number[];
}

interface PartComparison {
  readonly figures: readonly ComparedFigure[];
  readonly features: readonly ComparedFeature[];
}

const CUBIC_CM = 1000;

const figure = (label: string, before: string, after: string): ComparedFigure => ({
  label,
  before,
  after,
  isChanged: before !== after,
});

const sides = ({ box }: PartReport): string =>
  [...box]
    .reverse()
    .map((side) => formatDecimal(side, 2))
    .join(' × ');

/** Features with the same text are the same: a moved hole is still that hole. */
function counted(report: PartReport): ReadonlyMap<string, { count: number; row: FeatureRow }> {
  const found = new Map<string, { count: number; row: FeatureRow }>();
  for (const { title, rows } of listFeatures(report)) {
    for (const row of rows) {
      const key = `${title}: ${row.label}${row.kind === 'hole' ? '' : ` ${row.detail}`}`.trim();
      const known = found.get(key);
      found.set(key, { count: (known?.count ?? 0) + row.count, row: known?.row ?? row });
    }
  }
  return found;
}

/** Changes from another revision to the focused one. */
export function compareParts(before: PartReport, after: PartReport): PartComparison {
  const [old, now] = [counted(before), counted(after)];
  const keys = [...new Set([...old.keys(), ...now.keys()])];
  return {
    figures: [
      figure(
        'Volume cm³',
        formatNumber(before.volume / CUBIC_CM, 2),
        formatNumber(after.volume / CUBIC_CM, 2),
      ),
      figure('Ingombro mm', sides(before), sides(after)),
      figure('Prese', String(before.setups.length), String(after.setups.length)),
      figure('Grezzo', before.stock[0]?.label ?? '—', after.stock[0]?.label ?? '—'),
    ],
    features: keys.flatMap((text) => {
      const [was, is] = [old.get(text)?.count ?? 0, now.get(text)?.count ?? 0];
      return was === is ? [] : [{ text, before: was, after: is, faces: now.get(text)?.row.faces ?? [] }];
    }),
  };
}
