import type { OpenCascadeInstance, TopoDS_Shape } from 'replicad-opencascadejs';
import { enumValue } from './enum-value.ts';
import { type Keep, withHandles } from './handle-scope.ts';

type Level = 'COMPOUND' | 'SOLID' | 'SHELL' | 'FACE' | 'WIRE' | 'SHAPE';

/** Every sub-shape of a level in order; `avoid` leaves out what lies within shapes of that level. */
export function explore(
  oc: OpenCascadeInstance,
  keep: Keep,
  shape: TopoDS_Shape,
  level: Level,
  avoid: Level = 'SHAPE',
): TopoDS_Shape[] {
  return withHandles((local) => {
    const explorer = local(
      new oc.TopExp_Explorer(shape, enumValue(`TopAbs_${level}`), enumValue(`TopAbs_${avoid}`)),
    );
    const found: TopoDS_Shape[] = [];
    for (; explorer.More(); explorer.Next()) found.push(keep(explorer.Current()));
    return found;
  });
}
