import { refOf, refsOf } from '../text/parse-record.ts';
import type { StepText } from '../text/step-text.ts';

export const ASPECT_KINDS = [
  'GEOMETRIC_ITEM_SPECIFIC_USAGE',
  'ITEM_IDENTIFIED_REPRESENTATION_USAGE',
  'SHAPE_ASPECT_RELATIONSHIP',
  'SHAPE_ASPECT_DERIVING_RELATIONSHIP',
] as const;
/** Aspects one note may stand on: the holes of a large pattern, no endless chain. */
const MOST = 2000;

/** The written faces that aspects of the part stand for. */
export class AspectFaces {
  private readonly items = new Map<number, number[]>();
  private readonly members = new Map<number, number[]>();

  constructor(step: StepText) {
    for (const kind of ASPECT_KINDS) {
      const isMember = kind.startsWith('SHAPE_ASPECT');
      for (const id of step.all(kind)) {
        const args = step.part(id, kind)?.args ?? [];
        const aspect = refOf(args[2]);
        if (aspect === null) continue;
        const found = isMember ? refsOf(args[3]) : refsOf(args[4]);
        const into = isMember ? this.members : this.items;
        const known = into.get(aspect);
        if (known) known.push(...found);
        else into.set(aspect, found);
      }
    }
  }

  /** Its own faces and those of its members: of the holes of a pattern, of both sides of a middle plane. */
  of(aspect: number | null): readonly number[] {
    const reached = new Set(aspect === null ? [] : [aspect]);
    for (const one of reached) {
      if (reached.size > MOST) break;
      for (const member of this.members.get(one) ?? []) reached.add(member);
    }
    return [...reached].flatMap((one) => this.items.get(one) ?? []);
  }
}
