import type { Material } from '@truciolo/contract';
import { startValues, type ToolMaterial, tapping, warningText } from '@truciolo/cutting';
import type { ThreadData } from '@truciolo/threads';
import { metresPerMinute, mm } from '@truciolo/units';
import { cuttingMaterial } from '../../../entities/materials/cutting-material.ts';

interface TappingChoice {
  readonly material: Material | null;
  readonly tool: ToolMaterial;
  readonly kind: 'cutting' | 'forming';
  /** Depth of full thread, mm. */
  readonly depth: number | null;
  readonly isThrough: boolean;
}

/** Default speed without a material: mild steel with an HSS tap. */
const PLAIN_SPEED = 12;

/** Tapping at the middle of the recommended speeds: machine settings and time per hole. */
export function tappingValues(data: ThreadData, { material, tool, kind, depth, isThrough }: TappingChoice) {
  const known = material ? cuttingMaterial(material) : undefined;
  const start = startValues('tapping', known, { material: tool });
  const speed = start.values.vc ?? PLAIN_SPEED;
  const outcome = tapping({
    D: mm(data.basic.major),
    P: mm(data.pitch),
    kind,
    speed: { by: 'vc', value: metresPerMinute(speed) },
    toolMaterial: tool,
    material: known,
    ...(depth === null ? {} : { depth: mm(depth) }),
    through: isThrough,
  });
  if (!outcome.ok)
    return { ok: false as const, message: outcome.errors.map(({ message }) => message).join(' ') };
  return {
    ok: true as const,
    result: outcome.result,
    source: start.ranges.vc?.source ?? null,
    warnings: outcome.warnings.map(warningText),
  };
}
