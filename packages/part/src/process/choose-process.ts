import { countOf, writeGrouped } from '@truciolo/italian';
import type { SolidView } from '../model/solid-view.ts';
import type { Process } from '../report/part-report.ts';
import type { DrawnBar } from './drawn-bar.ts';
import type { MainAxis } from './main-axis.ts';
import type { SheetLike } from './sheet-thickness.ts';
import { windingFaces } from './winding-faces.ts';

export interface ProcessChoice {
  readonly process: Process;
  readonly reason: string;
}

/** Off the axis there may be this share of the surface and the part still is a plain turned one. */
const PLAIN_TURNED = 0.002;
/** From this share on turning is worth a separate set-up. */
const TURN_MILL = 0.4;
/** Plates thinner than this come off a laser rather than a mill, mm. */
const FLAT_SHEET = 3;
/** Height of a flat sheet over its thickness. */
const HEIGHT = 1.1;
const FREE_SHARE = 0.35;

const percent = (share: number): string => `${writeGrouped(share * 100, 0)} %`;

const barName = ({ kind, across }: DrawnBar): string =>
  `barra ${kind === 'hex' ? 'esagonale' : 'quadra'} ${writeGrouped(across, 2)}`;

function turnMillReason({ bar, isFromBar, radius }: MainAxis, turned: number): string {
  if (bar)
    return `Si tornisce da ${barName(bar)}: i lati restano come acquistati, il resto va fresato o forato.`;
  if (isFromBar) {
    return `Corpo tondo con flangia in ø${writeGrouped(radius * 2, 1)}: si tornisce da barra, poi si fresano i piani.`;
  }
  return `Il ${percent(turned)} della superficie è di rivoluzione, il resto va fresato o forato.`;
}

export function chooseProcess(
  view: SolidView,
  axis: MainAxis | null,
  sheet: SheetLike | null,
  /** Smallest side of the box. */
  height: number,
): ProcessChoice {
  if (!view.solid.exact) {
    return { process: 'unknown', reason: 'Da una mesh non si riconosce la lavorazione.' };
  }
  const areaOf = (accept: (face: number) => boolean) =>
    view.solid.faces.reduce((sum, { area }, face) => sum + (accept(face) ? area : 0), 0) / view.solid.area;
  const free = areaOf((face) => view.face(face).surface.kind === 'freeform');
  if (axis) {
    const off = areaOf((face) => !axis.faces.has(face) && view.face(face).surface.kind !== 'freeform');
    if (off <= PLAIN_TURNED && axis.share + free > 1 - PLAIN_TURNED * 2) {
      return {
        process: 'turned',
        reason: axis.bar
          ? `Si tornisce da ${barName(axis.bar)}: i lati restano come acquistati.`
          : 'Tutta la superficie è di rivoluzione attorno a un asse.',
      };
    }
    const thread = new Set(windingFaces(view, axis));
    const turned = axis.share + areaOf((face) => thread.has(face));
    if (axis.isToothed) {
      const reason = 'Denti tutt’attorno a un asse: si tornisce il grezzo, poi si tagliano i denti.';
      return { process: 'turn-mill', reason };
    }
    if (turned >= TURN_MILL) {
      return {
        process: 'turn-mill',
        reason: turnMillReason(axis, turned),
      };
    }
  }
  const bends = sheet?.bends.length ?? 0;
  // Thin walls that stand up, or floors thinner than their rim, have one thickness too: a flat sheet is as high as it is thick.
  const isFlat = sheet !== null && height <= sheet.thickness * HEIGHT;
  if (sheet && (bends > 0 || (isFlat && sheet.thickness <= FLAT_SHEET))) {
    const work = bends > 0 ? `taglio e ${countOf(bends, 'piega', 'pieghe')}` : 'solo taglio';
    const reason = `Spessore costante di ${writeGrouped(sheet.thickness, 2)} mm: ${work}.`;
    return { process: 'sheet', reason };
  }
  const soft = areaOf((face) => ['freeform', 'torus', 'sphere'].includes(view.face(face).surface.kind));
  if (soft > FREE_SHARE) {
    return { process: 'casting', reason: `Il ${percent(soft)} della superficie è di forma libera.` };
  }
  return { process: 'milled', reason: 'Facce piane e forme prismatiche, nessun profilo esterno tornito.' };
}
