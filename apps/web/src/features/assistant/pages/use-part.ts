import type { PartReport, StockProposal } from '@truciolo/part';
import { useCallback, useMemo, useState } from 'react';
import type { DeskFile } from '../../../entities/parts/desk/part-desk.ts';
import type { DeskPlace } from '../desk/use-desk.ts';
import type { useStoredDesk } from '../desk/use-stored-desk.ts';
import type { Chosen } from '../report/chosen.ts';
import { type Corrections, correct } from '../report/corrections.ts';
import { listFeatures } from '../report/list-features.ts';
import { openFindings } from '../report/open-findings.ts';
import { type PaintMode, paintFaces } from '../report/paint-faces.ts';
import { paintLegend } from '../report/paint-legend.ts';
import { nothingSaid, type Said } from '../report/said.ts';
import { notStated, type Stated } from '../report/stated.ts';

const stockOf = ({ stock }: PartReport, wanted: string | null): StockProposal | null =>
  stock.find(({ label }) => label === wanted) ?? stock[0] ?? null;

/** The chosen part with the user's corrections; each part keeps its own while the page is open. */
export function usePart(
  current: DeskFile | null,
  place: DeskPlace | null,
  [said, setSaid]: ReturnType<typeof useStoredDesk>,
) {
  const [chosen, setChosen] = useState<{ readonly of: string; readonly what: Chosen } | null>(null);
  const key = place ? `${place.file}/${place.solid}` : '';
  const { corrections, stock: wanted, stated = notStated } = said[key] ?? nothingSaid;
  const report: PartReport | null = current?.reports[place?.solid ?? 0] ?? null;
  const groups = useMemo(() => (report ? listFeatures(report) : []), [report]);
  const corrected = useMemo(() => (report ? correct(report, corrections) : null), [report, corrections]);
  const lit = chosen?.of === key ? chosen.what : null;
  const paint = useCallback(
    (mode: PaintMode) =>
      paintFaces(
        {
          groups,
          setups: report?.setups ?? [],
          colours: report?.colours ?? [],
          dropped: corrections.dropped,
        },
        mode,
        lit?.faces ?? [],
      ),
    [groups, report, corrections.dropped, lit],
  );
  const painted = { groups, setups: report?.setups ?? [], dropped: corrections.dropped };
  const legend = (mode: PaintMode) => paintLegend(painted, mode, lit !== null);
  /** Numbered as the list of findings has them. */
  const balloons = useMemo<readonly Chosen[]>(
    () =>
      report
        ? openFindings(report, corrections, current?.unit ?? null).flatMap(({ level, faces }, index) =>
            level === 'info' || faces.length === 0
              ? []
              : [{ id: `finding-${index}`, faces, text: String(index + 1) }],
          )
        : [],
    [report, corrections, current?.unit],
  );
  const say = (change: Partial<Said>) =>
    setSaid((before) => ({ ...before, [key]: { ...(before[key] ?? nothingSaid), ...change } }));
  const stock = report && stockOf(report, wanted);
  /** Another part of the desk, with its corrections. */
  const other = (otherKey: string, its: PartReport) => {
    const { corrections: changed, stock: label } = said[otherKey] ?? nothingSaid;
    return { report: its, corrections: changed, stock: stockOf(its, label) };
  };
  return {
    report,
    groups,
    corrections,
    corrected,
    stated,
    setStated: (next: Stated) => say({ stated: next }),
    stock,
    /** Label of the chosen stock. */
    wantedStock: wanted,
    other,
    paint,
    legend,
    balloons,
    chosen: lit,
    choose: (what: Chosen | null) => setChosen(what && { of: key, what }),
    setCorrections: (next: Corrections) => say({ corrections: next }),
    setStock: ({ label }: StockProposal) => say({ stock: label }),
  };
}
