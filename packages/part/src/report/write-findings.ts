import type { PartModel } from '../model/part-model.ts';
import type { SolidView } from '../model/solid-view.ts';
import { italian } from './italian-number.ts';
import type { Finding, HoleGroup, PartReport } from './part-report.ts';
import { volumeDoubt } from './volume-doubt.ts';

type Draft = Omit<PartReport, 'findings'>;

/** Outside these sizes a unit was probably mistaken, mm. */
const SMALLEST = 3;
const LARGEST = 3000;
const DEEP_HOLE = 5;
const DEEP_POCKET = 4;

const holeName = ({ count, diameter }: HoleGroup): string =>
  count === 1 ? `il foro ø${italian(diameter)}` : `i ${count} fori ø${italian(diameter)}`;

function aboutUnit(report: Draft, model: Pick<PartModel, 'unit'>): Finding[] {
  const longest = report.box[2];
  if (model.unit === 'unknown') {
    const text = `Il file non dichiara l’unità: i numeri sono letti come millimetri (${italian(longest)} mm il lato più lungo). È giusto?`;
    return [{ code: 'unit-unknown', level: 'question', text, faces: [] }];
  }
  if (longest >= SMALLEST && longest <= LARGEST) return [];
  const text = `Il pezzo misura ${italian(longest)} mm: controlla che l’unità del file (${model.unit}) sia giusta.`;
  return [{ code: 'unit-doubt', level: 'question', text, faces: [] }];
}

function aboutFile({ notes, solids }: Pick<PartModel, 'notes' | 'solids'>): Finding[] {
  const found: Finding[] = [];
  const add = (code: Finding['code'], level: Finding['level'], text: string) =>
    found.push({ code, level, text, faces: [] });
  if (notes.includes('too-many-solids')) {
    add(
      'too-many-solids',
      'warning',
      `Il file contiene troppi solidi: sono stati letti i primi ${solids.length}.`,
    );
  }
  if (notes.includes('sewn')) {
    add(
      'sewn',
      'warning',
      'Il file contiene superfici sciolte: sono state cucite in un solido, controlla il volume.',
    );
  }
  return found;
}

function aboutModel({ solid }: SolidView): Finding[] {
  const plain = (code: Finding['code'], text: string): Finding => ({
    code,
    level: 'warning',
    text,
    faces: [],
  });
  if (!solid.exact) {
    return [
      plain(
        'mesh-only',
        'Il modello è una mesh: volume e misure sono approssimati, fori e tasche non si riconoscono.',
      ),
    ];
  }
  if (!solid.closed) {
    return [
      plain(
        'not-closed',
        'Le superfici non chiudono un solido: il volume non è affidabile. Esporta il pezzo come solido.',
      ),
    ];
  }
  const gap = volumeDoubt(solid);
  if (gap !== null) {
    return [
      plain(
        'volume-doubt',
        `Il solido ha dei difetti: il volume esatto e quello della mesh differiscono del ${italian(gap * 100, 0)} %.`,
      ),
    ];
  }
  return [];
}

function aboutHoles(holes: readonly HoleGroup[]): Finding[] {
  return holes.flatMap((group): Finding[] => {
    const found: Finding[] = [];
    const ratio = group.depth / group.diameter;
    const faces = group.faces;
    if (ratio > DEEP_HOLE) {
      const text = `Per ${holeName(group)} la profondità è ${italian(ratio, 1)} volte il diametro: serve una foratura profonda.`;
      found.push({ code: 'deep-hole', level: 'warning', text, faces });
    }
    const names = group.threadProposals.map(({ designation }) => designation);
    if (names.length > 0) {
      const text = `ø${italian(group.diameter)} → ${names.join(' o ')}? Il modello non dice se ${group.count === 1 ? 'il foro è filettato' : 'i fori sono filettati'}.`;
      found.push({ code: 'thread-question', level: 'question', text, faces });
    }
    return found;
  });
}

function aboutShape(view: SolidView, report: Draft): Finding[] {
  const found: Finding[] = [];
  const add = (code: Finding['code'], level: Finding['level'], text: string, faces: readonly number[] = []) =>
    found.push({ code, level, text, faces });
  for (const pocket of [...report.pockets, ...report.slots]) {
    const tool = pocket.cornerRadius ? pocket.cornerRadius * 2 : pocket.width;
    if (tool > 0 && pocket.depth / tool > DEEP_POCKET) {
      const text = `Una ${pocket.kind === 'slot' ? 'cava' : 'tasca'} profonda ${italian(pocket.depth)} mm chiede una fresa lunga ${italian(pocket.depth / tool, 1)} volte il diametro.`;
      add('deep-pocket', 'warning', text, pocket.faces);
    }
  }
  if (report.minInternalRadius === 0) {
    add(
      'sharp-corner',
      'warning',
      'Ci sono spigoli interni vivi: con la fresa resta un raggio, altrimenti serve l’elettroerosione.',
    );
  }
  const [thin] = report.thinWalls;
  if (thin && report.process !== 'sheet') {
    add('thin-wall', 'warning', `Parete sottile di ${italian(thin.thickness)} mm.`, thin.faces);
  }
  if (report.undercuts.length > 0 && report.process !== 'sheet') {
    const text = `${report.undercuts.length === 1 ? 'Una faccia non si raggiunge' : `${report.undercuts.length} facce non si raggiungono`} da nessun lato con un utensile diritto: sottosquadro.`;
    add('undercut', 'warning', text, report.undercuts);
  }
  const free = view.solid.faces.flatMap(({ surface }, face) => (surface.kind === 'freeform' ? [face] : []));
  if (free.length > 0 && view.solid.exact) {
    add(
      'free-form',
      'info',
      `${free.length === 1 ? 'Una faccia' : `${free.length} facce`} di forma libera: il tempo di finitura è più incerto.`,
      free,
    );
  }
  return found;
}

/** What the user should look at or answer, in Italian, questions about the file first. */
export function writeFindings(
  view: SolidView,
  report: Draft,
  model: Pick<PartModel, 'unit' | 'notes' | 'solids'>,
): readonly Finding[] {
  return [
    ...aboutUnit(report, model),
    ...aboutFile(model),
    ...aboutModel(view),
    ...aboutHoles(report.holes),
    ...aboutShape(view, report),
  ];
}
