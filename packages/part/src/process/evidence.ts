import { countOf, writeGrouped } from '@truciolo/italian';
import { dot } from '../geometry/vec3.ts';
import type { Vec3 } from '../model/part-model.ts';
import type { SolidView } from '../model/solid-view.ts';
import type { HoleFeature, PocketFeature } from '../report/part-report.ts';
import type { Profile } from '../report/write-findings.ts';
import type { ProcessChoice } from './choose-process.ts';

/** A blind hollow of a sheet is as deep as this share of it at most. */
const BLIND = 0.95;

/** A sheet into which something is milled does not come off the laser alone. */
export function withBlindWork(
  choice: ProcessChoice,
  thickness: number | null,
  pockets: readonly PocketFeature[],
): ProcessChoice {
  if (choice.process !== 'sheet' || thickness === null) return choice;
  const blind = pockets.filter(
    ({ through, open, depth }) => !through && !open && depth < thickness * BLIND,
  ).length;
  if (blind === 0) return choice;
  const work = countOf(blind, 'tasca cieca', 'tasche cieche');
  return {
    process: 'milled',
    reason: `Lastra di ${writeGrouped(thickness, 2)} mm con ${work}: va fresata, il taglio non basta.`,
  };
}

/** Where nothing but broached sockets lies beside the axis, the lathe makes the whole part. */
export const withSockets = (choice: ProcessChoice, sockets: number, isMilled: boolean): ProcessChoice =>
  choice.process === 'turn-mill' && sockets > 0 && !isMilled
    ? {
        process: 'turned',
        reason: `Superficie di rivoluzione con ${countOf(sockets, 'sede', 'sedi')} a spigoli vivi sull’asse: si broccia al tornio.`,
      }
    : choice;

/** Sides of a room that a tool could have come through: a closed one shows at least this many to its inside. */
const ROOM_SIDES = 5;

/** Hidden flat faces that look in so many directions enclose a room. */
export function isRoom(view: SolidView, hidden: readonly number[]): boolean {
  const normals: Vec3[] = [];
  for (const face of hidden) {
    const { surface } = view.face(face);
    if (surface.kind !== 'plane' || normals.some((normal) => dot(normal, surface.normal) > 0.99)) continue;
    normals.push(surface.normal);
  }
  return normals.length >= ROOM_SIDES;
}

interface Evidence {
  readonly profile: Profile | null;
  readonly drops: readonly HoleFeature[];
  readonly hasRoom: boolean;
}

/** The signs of bought and printed parts weigh more than the shares of their faces. */
export function withEvidence(choice: ProcessChoice, { profile, drops, hasRoom }: Evidence): ProcessChoice {
  if (profile) {
    const length = writeGrouped(profile.length, 2);
    if (profile.tube) {
      const { outside, inside } = profile.tube;
      const size = `ø${writeGrouped(outside, 2)} × ${writeGrouped((outside - inside) / 2, 2)}`;
      return {
        process: 'profile',
        reason: `Tubo ${size} per ${length} mm: si acquista e si taglia a misura.`,
      };
    }
    return {
      process: 'profile',
      reason: profile.isOpen
        ? `Sezione costante per ${length} mm con ali sottili: profilo commerciale, da acquistare.`
        : `Sezione costante per ${length} mm con canali che una fresa non raggiunge: profilo estruso, da acquistare.`,
    };
  }
  if (drops.length > 0) {
    return { process: 'printed', reason: 'Fori a goccia: il pezzo è progettato per la stampa 3D.' };
  }
  if (hasRoom) {
    return {
      process: 'printed',
      reason: 'Un vano chiuso che nessun utensile raggiunge: stampa 3D o fusione.',
    };
  }
  return choice;
}
