import {
  type HoleGroup,
  isDimension,
  type ModelledThread,
  type Outline,
  type PartReport,
  type PmiNote,
  type PocketFeature,
  type ToothedProfile,
} from '@truciolo/part';
import { agree } from '../../../lib/format/counts.ts';
import { formatDecimal } from '../../../lib/format/numbers.ts';
import { type FeatureGroup, type FeatureKind, type FeatureRow, rowId } from './feature-row.ts';

const mm = (value: number): string => formatDecimal(value, 2);

const TITLES: Readonly<Record<FeatureKind, string>> = {
  hole: 'Fori',
  thread: 'Filetti modellati',
  pocket: 'Tasche',
  slot: 'Cave',
  step: 'Gradini',
  outline: 'Contorno',
  teeth: 'Dentature',
  wall: 'Pareti sottili',
  undercut: 'Sottosquadri',
};

/** Whether a dimension of the file belongs to a wall of the hole. */
const isOn = (note: PmiNote, { faces }: HoleGroup): boolean =>
  isDimension(note) && note.faces.some((face) => faces.includes(face));

function holeRow(hole: HoleGroup, index: number, pmi: PartReport['pmi']): FeatureRow {
  const { diameter, depth, through, counterbore, countersink, keyway, pattern, steps } = hole;
  // A crossing bore splits a hole into pieces of one diameter: that is not a step.
  const widths = [...new Set(steps.map((step) => `ø${mm(step.diameter)}`))];
  const details = [
    counterbore ? `lamatura ø${mm(counterbore.diameter)} × ${mm(counterbore.depth)}` : null,
    countersink ? `svasatura ${mm(countersink.angle)}° ø${mm(countersink.diameter)}` : null,
    !counterbore && widths.length > 1 ? `a gradini ${widths.join(', ')}` : null,
    keyway ? 'con cava per linguetta' : null,
    pattern,
    ...new Set(pmi.filter((note) => isOn(note, hole)).map(({ text }) => `dal file ${text}`)),
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

function pocketText(pocket: PocketFeature): Pick<FeatureRow, 'label' | 'detail'> {
  const { kind, width, length, depth, open, through } = pocket;
  const details = [
    cornerText(pocket),
    through ? (kind === 'step' ? 'nel contorno' : 'passante') : null,
    open && kind !== 'step' ? 'aperta' : null,
  ];
  return {
    label: `${mm(length)} × ${mm(width)} × ${mm(depth)}`,
    detail: details.filter((text) => text !== null).join(' · '),
  };
}

/** Pockets with the same text form one row with their number. */
function pocketRows(pockets: readonly PocketFeature[]): readonly FeatureRow[] {
  const alike = new Map<string, number[]>();
  pockets.forEach((pocket, index) => {
    const { label, detail } = pocketText(pocket);
    const key = `${label} ${detail}`;
    alike.set(key, [...(alike.get(key) ?? []), index]);
  });
  return [...alike.values()].map((places): FeatureRow => {
    const own = places.map((place) => pockets[place] as PocketFeature);
    const [first] = own as [PocketFeature];
    return {
      id: rowId(first.kind, places),
      kind: first.kind,
      count: own.length,
      ...pocketText(first),
      faces: own.flatMap(({ faces }) => faces),
      proposals: [],
    };
  });
}

function threadRow(thread: ModelledThread, index: number): FeatureRow {
  const { designation, internal, major, pitch, length, leftHand, faces } = thread;
  const details = [designation ? `ø${mm(major)}` : null, `passo ${mm(pitch)}`, leftHand ? 'sinistro' : null];
  return {
    id: `thread-${index}`,
    kind: 'thread',
    count: 1,
    label: `${designation ?? `ø${mm(major)}`} ${internal ? 'interno' : 'esterno'}, lungo ${mm(length)}`,
    detail: details.filter((text) => text !== null).join(' · '),
    faces,
    proposals: [],
  };
}

const outlineRow = ({ perimeter, depth, faces }: Outline): FeatureRow => ({
  id: 'outline-0',
  kind: 'outline',
  count: 1,
  label: `sviluppo ${mm(perimeter)}, altezza ${mm(depth)}`,
  detail: 'fresato tutt’attorno',
  faces,
  proposals: [],
});

const teethRow = ({ teeth, diameter, length, faces }: ToothedProfile, index: number): FeatureRow => ({
  id: `teeth-${index}`,
  kind: 'teeth',
  count: 1,
  label: `${teeth} denti, ø${mm(diameter)} × ${mm(length)}`,
  detail: 'la lavorazione va indicata',
  faces,
  proposals: [],
});

/** Recognised features in the order a shop reads them; empty groups are left out. */
export function listFeatures(report: PartReport): readonly FeatureGroup[] {
  const rows: readonly FeatureRow[] = [
    ...report.holes.map((hole, index) => holeRow(hole, index, report.pmi)),
    ...pocketRows(report.pockets),
    ...pocketRows(report.slots),
    ...pocketRows(report.steps),
    ...report.threads.map(threadRow),
    ...(report.outline ? [outlineRow(report.outline)] : []),
    ...report.teeth.map(teethRow),
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
            label: agree(report.undercuts.length, 'faccia', 'facce'),
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
