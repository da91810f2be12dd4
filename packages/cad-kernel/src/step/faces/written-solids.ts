import { refOf, refsOf, type StepValue, textOf } from '../text/parse-record.ts';
import type { StepText } from '../text/step-text.ts';

export const SOLID_KINDS = ['MANIFOLD_SOLID_BREP', 'BREP_WITH_VOIDS'] as const;

/** A solid as the text has it: its shells and their faces, by their numbers, in the order they are written. */
export interface WrittenSolid {
  readonly id: number;
  readonly name: string;
  readonly shells: readonly number[];
  readonly faces: readonly number[];
}

/** Faces of a shell, or of the shell that an oriented one turns round. */
function shellOf(step: StepText, value: StepValue | undefined): { shells: number[]; faces: number[] } {
  const id = refOf(value);
  const turned = step.part(id, 'ORIENTED_CLOSED_SHELL');
  const own = turned ? refOf(turned.args[2]) : id;
  const shell = step.part(own, 'CLOSED_SHELL');
  return { shells: [id, own].flatMap((one) => one ?? []), faces: refsOf(shell?.args[1]) };
}

export function writtenSolids(step: StepText): readonly WrittenSolid[] {
  return SOLID_KINDS.flatMap((kind) => step.all(kind))
    .sort((a, b) => step.placeOf(a) - step.placeOf(b))
    .flatMap((id): WrittenSolid[] => {
      const brep = step.part(id, ...SOLID_KINDS);
      if (!brep) return [];
      const [name, outer, voids] = brep.args;
      const shells = [outer, ...(Array.isArray(voids) ? voids : [])].map((shell) => shellOf(step, shell));
      return [
        {
          id,
          name: textOf(name),
          shells: shells.flatMap((shell) => shell.shells),
          faces: shells.flatMap((shell) => shell.faces),
        },
      ];
    });
}
