import type { HoleGroup, PartReport, PocketFeature } from '@truciolo/part';
import { formatDecimal } from '../../../lib/format/numbers.ts';
import type { FeatureGroup, FeatureKind, FeatureRow } from './feature-row.ts';

const mm = (value: number): string => formatDecimal(value, 2);

const TITLES: Readonly<Record<FeatureKind, string>> = {
  hole: 'Fori',
  pocket: 'Tasche',
  slot: 'Cave',
  step: 'Gradini',
  wall: 'Pareti sottili',
  undercut: 'Sottosquadri',
};

function holeRow(hole: HoleGroup, index: number): FeatureRow {
  const { diameter, depth, through, counterbore, countersink, keyway, pattern, steps } = hole;
  const details = [
    counterbore ? `lamatura ø${mm(counterbore.diameter)} × ${mm(counterbore.depth)}` : null,
    countersink ? `svasatura ${mm(countersink.angle)}° ø${mm(countersink.diameter)}` : null,
    !counterbore && steps.length > 1
      ? `a gradini ${steps.map((step) => `ø${mm(step.diameter)}`).join(', ')}`
      : null,
    keyway ? 'con cava per linguetta' : null,
    pattern,
  ];
  return {
    id: `hole-${index}`,
    kind: 'hole',
    count: hole.count,
    label: through ? `ø${mm(diameter)} passante ${mm(depth)}` : `ø${mm(diameter)} cieco ${mm(depth)}`,
    detail: details.filter((text) => text !== null).join(' · '),
    faces: hole.faces,
    proposals: hole.threadProposals,
  };
}

function cornerText({ kind, cornerRadius }: PocketFeature): string | null {
  if (kind === 'step' || cornerRadius === null) return null;
  return cornerRadius === 0 ? 'spigolo vivo' : `R${mm(cornerRadius)}`;
}

function pocketRow(pocket: PocketFeature, index: number): FeatureRow {
  const { kind, width, length, depth, open, through } = pocket;
  const details = [
    cornerText(pocket),
    through ? (kind === 'step' ? 'nel contorno' : 'passante') : null,
    open && kind !== 'step' ? 'aperta' : null,
  ];
  return {
    id: `${kind}-${index}`,
    kind,
    count: 1,
    label: `${mm(length)} × ${mm(width)} × ${mm(depth)}`,
    detail: details.filter((text) => text !== null).join(' · '),
    faces: pocket.faces,
    proposals: [],
  };
}

/** What was recognised, in the order a shop reads it; groups without anything are left out. */
export function listFeatures(report: PartReport): readonly FeatureGroup[] {
  const rows: readonly FeatureRow[] = [
    ...report.holes.map(holeRow),
    ...report.pockets.map(pocketRow),
    ...report.slots.map(pocketRow),
    ...report.steps.map(pocketRow),
    ...report.thinWalls.map(
      ({ thickness, faces }, index): FeatureRow => ({
        id: `wall-${index}`,
        kind: 'wall',
        count: 1,
        label: `spessore ${mm(thickness)}`,
        detail: '',
        faces,
        proposals: [],
      }),
    ),
    ...(report.undercuts.length > 0
      ? [
          {
            id: 'undercut-0',
            kind: 'undercut',
            count: report.undercuts.length,
            label: report.undercuts.length === 1 ? 'faccia' : 'facce',
            detail: 'nessun utensile diritto ci arriva',
            faces: report.undercuts,
            proposals: [],
          } satisfies FeatureRow,
        ]
      : []),
  ];
  return (Object.keys(TITLES) as FeatureKind[]).flatMap((kind) => {
    const own = rows.filter((row) => row.kind === kind);
    const count = own.reduce((sum, row) => sum + row.count, 0);
    return own.length > 0 ? [{ kind, title: TITLES[kind], count, rows: own }] : [];
  });
}
