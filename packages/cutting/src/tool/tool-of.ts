import type { MillingKind } from '../kernel/engagement.ts';
import type { IsoGroup, ToolMaterial } from '../material.ts';
import type { Operation } from '../operation.ts';
import {
  type DrillFamily,
  drillFamilies,
  drills,
  type MillFamily,
  millFamilies,
  type ToolFamily,
  type TurningFamily,
  turningFamilies,
} from './tool-family.data.ts';

/** Up to here tools are usually ground from one piece; beyond they carry inserts. */
const LARGEST_SOLID = 20;

/** Given facts about the tool; the rest follows from size and work. */
interface GivenTool {
  readonly family?: ToolFamily | undefined;
  readonly material?: ToolMaterial | undefined;
  readonly D?: number | undefined;
  readonly milling?: MillingKind | undefined;
  readonly shape?: 'straight' | 'round' | 'ball' | undefined;
}

const known = <Family extends ToolFamily>(families: readonly Family[], family: ToolFamily | undefined) =>
  families.find((one) => one === family);

export function drillFamily({ family, material, D = 0 }: GivenTool): DrillFamily {
  const said = known(drillFamilies, family);
  if (said) return said;
  if (material === 'hss') return 'hss-drill';
  return D > LARGEST_SOLID ? 'insert-drill' : 'solid-drill';
}

export function millFamily({ family, material, D = 0, milling, shape }: GivenTool): MillFamily {
  const said = known(millFamilies, family);
  if (said) return said;
  if (shape === 'ball') return 'ball-mill';
  if (shape === 'round') return 'face-mill';
  if (material === 'hss' || D <= LARGEST_SOLID) return 'solid-mill';
  return milling === 'face' ? 'face-mill' : 'shoulder-mill';
}

export const turningFamily = ({ family }: GivenTool): TurningFamily =>
  known(turningFamilies, family) ?? 'insert-c';

/** The families an operation can choose from; none where there is nothing to choose. */
export function familiesOf(operation: Operation): readonly ToolFamily[] {
  if (operation === 'drilling') return drillFamilies;
  if (operation === 'milling') return millFamilies;
  return operation === 'turning' || operation === 'facing' ? turningFamilies : [];
}

/** The default until the user chooses. */
export function proposedFamily(operation: Operation, tool: GivenTool): ToolFamily | undefined {
  if (operation === 'drilling') return drillFamily(tool);
  if (operation === 'milling') return millFamily(tool);
  return operation === 'turning' || operation === 'facing' ? turningFamily(tool) : undefined;
}

/** A drill's family determines its material; elsewhere it is given, or carbide. */
export function edgeMaterial(operation: Operation, tool: GivenTool): ToolMaterial {
  return operation === 'drilling' ? drills[drillFamily(tool)].material : (tool.material ?? 'carbide');
}

/** Hardened steel is turned with CBN; everything else starts with carbide. */
export function proposedMaterial(operation: Operation, iso: IsoGroup | undefined): ToolMaterial {
  const turned = operation === 'turning' || operation === 'facing' || operation === 'boring';
  return iso === 'H' && turned ? 'cbn' : 'carbide';
}
