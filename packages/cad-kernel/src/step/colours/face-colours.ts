import { SOLID_KINDS, type WrittenSolid } from '../faces/written-solids.ts';
import { refOf, refsOf } from '../text/parse-record.ts';
import type { StepText } from '../text/step-text.ts';
import { styleColour } from './style-colour.ts';

export const COLOUR_KINDS = [
  'STYLED_ITEM',
  'OVER_RIDING_STYLED_ITEM',
  'SHAPE_REPRESENTATION_RELATIONSHIP',
] as const;

/** Colour of each styled item by its number; a style that overrides another wins, then the one written first. */
function styledItems(step: StepText): ReadonlyMap<number, string> {
  const styled = new Map<number, string>();
  const plain = step.all('STYLED_ITEM').filter((id) => !step.part(id, 'OVER_RIDING_STYLED_ITEM'));
  for (const id of [...step.all('OVER_RIDING_STYLED_ITEM'), ...plain]) {
    // A complex entity has the styled item in a separate part, without the name.
    const parts = step.parts(id);
    const part = parts.find(({ kind }) => kind === 'STYLED_ITEM') ?? parts[0];
    const [styles, item] = parts.length > 1 ? (part?.args ?? []) : (part?.args.slice(1) ?? []);
    const target = refOf(item);
    if (target === null || styled.has(target)) continue;
    const colour = styleColour(step, styles);
    if (colour) styled.set(target, colour);
  }
  return styled;
}

/** The solids below a styled item that is not a solid itself: a representation, or an instance of one. */
function solidsBelow(step: StepText, item: number, beside: ReadonlyMap<number, readonly number[]>): number[] {
  const instance = step.part(item, 'MAPPED_ITEM');
  const map = instance && step.part(refOf(instance.args[1]), 'REPRESENTATION_MAP');
  const representation = map ? refOf(map.args[1]) : item;
  if (representation === null) return [];
  return [representation, ...(beside.get(representation) ?? [])].flatMap((id) => {
    const part = step.parts(id).find(({ kind }) => kind.endsWith('REPRESENTATION'));
    return refsOf(part?.args[1]).filter((one) => step.part(one, ...SOLID_KINDS) !== null);
  });
}

/** Related representations of the same shape: the one with the placements and the one with the body. */
function relatedRepresentations(step: StepText): ReadonlyMap<number, readonly number[]> {
  const beside = new Map<number, number[]>();
  for (const id of step.all('SHAPE_REPRESENTATION_RELATIONSHIP')) {
    const relation = step.part(id, 'SHAPE_REPRESENTATION_RELATIONSHIP');
    const [one, other] = [refOf(relation?.args[2]), refOf(relation?.args[3])];
    if (one === null || other === null) continue;
    beside.set(one, [...(beside.get(one) ?? []), other]);
    beside.set(other, [...(beside.get(other) ?? []), one]);
  }
  return beside;
}

/** Colour of every face that the file colours: its own, else that of its shell, its solid, or its assembly. */
export function faceColours(step: StepText, solids: readonly WrittenSolid[]): ReadonlyMap<number, string> {
  const styled = styledItems(step);
  const colours = new Map<number, string>();
  if (styled.size === 0) return colours;
  const known = new Set(solids.flatMap(({ id, shells, faces }) => [id, ...shells, ...faces]));
  const beside = relatedRepresentations(step);
  const fromAbove = new Map<number, string>();
  for (const [item, colour] of styled) {
    if (known.has(item)) continue;
    for (const solid of solidsBelow(step, item, beside)) {
      if (!fromAbove.has(solid)) fromAbove.set(solid, colour);
    }
  }
  for (const { id, shells, faces } of solids) {
    const ofShell = shells.map((shell) => styled.get(shell)).find((colour) => colour !== undefined);
    const whole = ofShell ?? styled.get(id) ?? fromAbove.get(id);
    for (const face of faces) {
      const colour = styled.get(face) ?? whole;
      if (colour) colours.set(face, colour);
    }
  }
  return colours;
}
