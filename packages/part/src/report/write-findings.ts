import { agree, writeGrouped } from '@truciolo/italian';
import { passageFor } from '@truciolo/threads';
import { parallel } from '../geometry/vec3.ts';
import { inchPassageFor, isInchUnit } from '../inch/inch-charts.ts';
import type { LengthUnit, PartModel, Vec3 } from '../model/part-model.ts';
import type { SolidView } from '../model/solid-view.ts';
import type {
  Finding,
  HoleFeature,
  HoleGroup,
  ModelledThread,
  PartReport,
  PocketFeature,
  ToothedProfile,
} from './part-report.ts';
import { volumeDoubt } from './volume-doubt.ts';

type Draft = Omit<PartReport, 'findings'>;

/** A bar of one section, by its direction. */
export interface Profile {
  readonly axis: Vec3;
  readonly length: number;
  /** Area of the cross-section, mm². */
  readonly section: number;
  /** Thin legs that a mill reaches, and nobody mills. */
  readonly isOpen: boolean;
  /** A round tube, by its diameters. */
  readonly tube?: { readonly outside: number; readonly inside: number };
}

/** The mouth of a hole that opens in a radius. */
export interface Flare {
  readonly hole: HoleGroup;
  readonly radius: number;
  readonly faces: readonly number[];
}

/** Facts that deserve a sentence and have no field in the report. */
interface Remarks {
  readonly drops: readonly HoleFeature[];
  readonly profile: Profile | null;
  /** A closed room inside the part. */
  readonly hasRoom: boolean;
  /** Faces cross each other or look the wrong way. */
  readonly isInvalid: boolean;
  readonly flares: readonly Flare[];
}

/** Outside these sizes a unit was probably mistaken, mm. */
const SMALLEST = 3;
const LARGEST = 3000;
const DEEP_HOLE = 5;
const DEEP_POCKET = 4;

const holeName = ({ count, diameter }: HoleGroup): string =>
  `${agree(count, 'il foro', `i ${count} fori`)} ø${writeGrouped(diameter, 2)}`;

function aboutUnit(report: Draft, model: Pick<PartModel, 'unit'>): Finding[] {
  const longest = report.box[2];
  if (model.unit === 'unknown') {
    const text = `Il file non dichiara l’unità: i numeri sono letti come millimetri (${writeGrouped(longest, 2)} mm il lato più lungo). È giusto?`;
    return [{ code: 'unit-unknown', level: 'question', text, faces: [] }];
  }
  if (longest >= SMALLEST && longest <= LARGEST) return [];
  const text = `Il pezzo misura ${writeGrouped(longest, 2)} mm: controlla che l’unità del file (${model.unit}) sia giusta.`;
  return [{ code: 'unit-doubt', level: 'question', text, faces: [] }];
}

function aboutFile({
  notes,
  solids,
  threadTexts = [],
}: Pick<PartModel, 'notes' | 'solids' | 'threadTexts'>): Finding[] {
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
  if (notes.includes('faces-left')) {
    add(
      'faces-left',
      'warning',
      'Alcune superfici del file non chiudono un solido: sono rimaste fuori, controlla che il pezzo sia intero.',
    );
  }
  if (notes.includes('drawn-pmi')) {
    add(
      'drawn-pmi',
      'info',
      'Nel modello le quote sono solo disegnate: tolleranze e note vanno lette dal disegno, qui non entrano nel conto.',
    );
  }
  if (threadTexts.length > 0) {
    add('thread-text', 'question', `Filetti scritti nel file: ${threadTexts.join('; ')}. In quali fori?`);
  }
  return found;
}

function aboutModel({ solid }: SolidView, notes: PartModel['notes'], isInvalid: boolean): Finding[] {
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
        `${notes.includes('not-sewn') ? 'Non è stato possibile cucire le superfici in un solido' : 'Le superfici non chiudono un solido'}: il volume non è affidabile. Esporta il pezzo come solido.`,
      ),
    ];
  }
  const gap = volumeDoubt(solid);
  if (gap !== null) {
    return [
      plain(
        'volume-doubt',
        `Il solido ha dei difetti: il volume esatto e quello della mesh differiscono del ${writeGrouped(gap * 100, 0)} %.`,
      ),
    ];
  }
  if (isInvalid) {
    return [
      plain(
        'invalid-solid',
        'Il solido non è valido: alcune facce si attraversano o sono rovesciate. Controlla il pezzo prima di quotarlo.',
      ),
    ];
  }
  return [];
}

/** Through a plain hole of such a size a smaller screw may pass as well: "M4 o passaggio per M3". */
function threadWords({ threadProposals, diameter, through }: HoleGroup, unit: LengthUnit): string {
  const names = threadProposals.map(({ designation }) => designation);
  const passage = isInchUnit(unit) ? inchPassageFor : passageFor;
  const passing = through ? passage(diameter) : null;
  return [...names, ...(passing ? [`passaggio per ${passing}`] : [])].join(' o ');
}

function aboutHoles({ holes, threads, unit }: Draft, profile: Profile | null): Finding[] {
  const modelled = new Set(threads.flatMap(({ faces }) => faces));
  return holes.flatMap((group): Finding[] => {
    const found: Finding[] = [];
    const ratio = group.depth / group.diameter;
    const faces = group.faces;
    const isDrawn =
      profile && parallel(group.axis, profile.axis, 1e-3) && group.depth >= profile.length * 0.99;
    if (ratio > DEEP_HOLE && !isDrawn) {
      const text = `Per ${holeName(group)} la profondità è ${writeGrouped(ratio, 1)} volte il diametro: serve una foratura profonda.`;
      found.push({ code: 'deep-hole', level: 'warning', text, faces });
    }
    if (group.threadProposals.length > 0 && !faces.some((face) => modelled.has(face))) {
      const text = `ø${writeGrouped(group.diameter, 2)} → ${threadWords(group, unit)}? Il modello non dice se ${agree(group.count, 'il foro è filettato', 'i fori sono filettati')}.`;
      found.push({ code: 'thread-question', level: 'question', text, faces });
    }
    return found;
  });
}

const aboutFlares = (flares: readonly Flare[]): Finding[] =>
  flares.map(({ hole: { count, diameter }, radius, faces }) => ({
    code: 'flared-hole',
    level: 'info',
    text: `${agree(count, 'Il foro', `I ${count} fori`)} ø${writeGrouped(diameter, 2)} ${agree(count, 'ha', 'hanno')} l’imbocco raggiato R${writeGrouped(radius, 2)}.`,
    faces,
  }));

/** "M39" or, outside the tables, the measured size. */
const threadName = ({ designation, major, pitch, leftHand }: ModelledThread): string =>
  `${designation ?? `ø${writeGrouped(major, 2)}`} (passo ${writeGrouped(pitch, 2)}${leftHand ? ', sinistro' : ''})`;

const aboutThreads = (threads: readonly ModelledThread[]): Finding[] =>
  threads.map((thread) => ({
    code: 'modelled-thread',
    level: 'info',
    text: `Filetto ${thread.internal ? 'interno' : 'esterno'} modellato: ${threadName(thread)}, lungo ${writeGrouped(thread.length, 1)} mm. La classe va indicata.`,
    faces: thread.faces,
  }));

const aboutTeeth = (profiles: readonly ToothedProfile[]): Finding[] =>
  profiles.map(({ teeth, diameter, length, faces }) => ({
    code: 'toothed',
    level: 'question',
    text: `Dentatura o profilo ripetuto: ${teeth} denti, ø${writeGrouped(diameter, 2)} per ${writeGrouped(length, 2)} mm. La lavorazione va indicata.`,
    faces,
  }));

/** Pockets and slots that need a long cutter, by their text. */
function deepPockets(hollows: readonly PocketFeature[]): ReadonlyMap<string, readonly PocketFeature[]> {
  const found = new Map<string, PocketFeature[]>();
  for (const pocket of hollows) {
    const tool = pocket.cornerRadius ? pocket.cornerRadius * 2 : pocket.width;
    if (!(tool > 0 && pocket.depth / tool > DEEP_POCKET)) continue;
    const name = pocket.kind === 'slot' ? 'cava' : 'tasca';
    const text = `Una ${name} profonda ${writeGrouped(pocket.depth, 2)} mm chiede una fresa lunga ${writeGrouped(pocket.depth / tool, 1)} volte il diametro`;
    found.set(text, [...(found.get(text) ?? []), pocket]);
  }
  return found;
}

function aboutShape(view: SolidView, report: Draft): Finding[] {
  const found: Finding[] = [];
  const add = (code: Finding['code'], level: Finding['level'], text: string, faces: readonly number[] = []) =>
    found.push({ code, level, text, faces });
  // The channels of a bought profile are not milled, nor are the cut-outs of a sheet.
  const isMilled = report.process !== 'profile' && report.process !== 'sheet';
  const hollows = isMilled ? [...report.pockets, ...report.slots] : [];
  for (const [text, alike] of deepPockets(hollows)) {
    const many = alike.length > 1 ? ` (${alike.length} uguali)` : '';
    const faces = alike.flatMap((pocket) => pocket.faces);
    add('deep-pocket', 'warning', `${text}${many}.`, faces);
  }
  if (report.minInternalRadius === 0 && isMilled) {
    add(
      'sharp-corner',
      'warning',
      'Ci sono spigoli interni vivi: con la fresa resta un raggio, altrimenti serve l’elettroerosione.',
    );
  }
  const [thin, ...others] = report.thinWalls;
  if (thin && isMilled) {
    const height = thin.height > 0 ? `, alta ${writeGrouped(thin.height, 1)} mm` : '';
    const size = `di ${writeGrouped(thin.thickness, 2)} mm${height}`;
    add(
      'thin-wall',
      'warning',
      others.length > 0
        ? `${others.length + 1} pareti sottili, la minima ${size}.`
        : `Parete sottile ${size}.`,
      [...new Set(report.thinWalls.flatMap(({ faces }) => faces))],
    );
  }
  if (report.undercuts.length > 0) {
    const text = `${agree(report.undercuts.length, 'Una faccia non si raggiunge', `${report.undercuts.length} facce non si raggiungono`)} da nessun lato con un utensile diritto: sottosquadro.`;
    add('undercut', 'warning', text, report.undercuts);
  }
  const shaped = new Set([...report.threads, ...report.teeth].flatMap(({ faces }) => faces));
  const free = view.solid.faces.flatMap(({ surface }, face) =>
    surface.kind === 'freeform' && !shaped.has(face) ? [face] : [],
  );
  if (free.length > 0 && view.solid.exact) {
    add(
      'free-form',
      'info',
      `${agree(free.length, 'Una faccia', `${free.length} facce`)} di forma libera: il tempo di finitura è più incerto.`,
      free,
    );
  }
  return found;
}

/** Parts that are made in another way than a machining shop would: asked, never decided. */
function aboutMaking({ profile, drops, hasRoom }: Remarks, { undercuts }: Draft): Finding[] {
  const found: Finding[] = [];
  if (profile) {
    const seems = profile.tube
      ? 'con pareti sottili: sembra un tubo commerciale'
      : profile.isOpen
        ? 'e ali sottili: sembra un profilo commerciale'
        : 'con canali o cave in sottosquadro: sembra un profilo estruso';
    const text = `Sezione costante per ${writeGrouped(profile.length, 2)} mm ${seems}, da acquistare e tagliare a misura. È così?`;
    found.push({ code: 'drawn-profile', level: 'question', text, faces: [] });
  }
  if (drops.length > 0) {
    const many = agree(drops.length, 'Un foro a goccia', `${drops.length} fori a goccia`);
    const text = `${many}: il pezzo sembra progettato per la stampa 3D. Va ricavato dal pieno?`;
    found.push({ code: 'printed', level: 'question', text, faces: drops.flatMap(({ faces }) => faces) });
  } else if (hasRoom) {
    const text =
      'Dentro il pezzo c’è un vano che nessun utensile raggiunge: sembra stampato o fuso. Come va fatto?';
    found.push({ code: 'printed', level: 'question', text, faces: undercuts });
  }
  return found;
}

/** Sentences in Italian for the user to check or answer, questions about the file first. */
export function writeFindings(
  view: SolidView,
  report: Draft,
  model: Pick<PartModel, 'unit' | 'notes' | 'solids' | 'threadTexts'>,
  remarks: Remarks,
): readonly Finding[] {
  return [
    ...aboutUnit(report, model),
    ...aboutFile(model),
    ...aboutModel(view, model.notes, remarks.isInvalid),
    ...aboutMaking(remarks, report),
    ...aboutHoles(report, remarks.profile),
    ...aboutFlares(remarks.flares),
    ...aboutThreads(report.threads),
    ...aboutTeeth(report.teeth),
    ...aboutShape(view, report),
  ];
}
