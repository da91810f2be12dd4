import type { Picture } from '@truciolo/gcode';
import { ROW } from '@truciolo/gcode';
import type { Rgb } from '../../../components/scene/colour.ts';
import { rampColour } from './palette.ts';

export type ColourMode = 'tool' | 'feed' | 'time';

/** Alpha byte of a rapid's vertex, by which the shader distinguishes it from a cut. */
const RAPID_ALPHA = 128;
const CUT_ALPHA = 255;
const RAMP_STEPS = 64;

/** Lowest and highest programmed feed of the cutting moves; null when none has one. */
export function feedRange({ feed, kind }: Picture): readonly [number, number] | null {
  let low = Infinity;
  let high = 0;
  for (let i = 0; i < kind.length; i++) {
    const value = feed[i] as number;
    if (kind[i] === ROW.rapid || !(value > 0)) continue;
    if (value < low) low = value;
    if (value > high) high = value;
  }
  return high > 0 ? [low, high] : null;
}

/**
 * RGBA of each vertex. Vertex i + 1 carries the colour of segment i: the shader does not blend along a line and takes
 * the last vertex of each. `tools` starts with the colour of "no tool".
 */
export function colourPath(
  picture: Picture,
  mode: ColourMode,
  tools: readonly Rgb[],
  rapid: Rgb,
): Uint8Array<ArrayBuffer> {
  const { segments, kind, tool, feed, end } = picture;
  const out = new Uint8Array((segments + 1) * 4);
  const ramp = Array.from({ length: RAMP_STEPS }, (_, step) => rampColour(step / (RAMP_STEPS - 1)));
  const [low, high] = feedRange(picture) ?? [0, 1];
  const spread = high > low ? high - low : 1;
  const total = picture.seconds || 1;
  const stepOf = (share: number) => ramp[Math.round(share * (RAMP_STEPS - 1))] ?? rapid;
  for (let i = 0; i < segments; i++) {
    const isRapid = kind[i] === ROW.rapid;
    let colour: Rgb;
    if (isRapid) colour = rapid;
    else if (mode === 'tool') colour = tools[tool[i] as number] ?? rapid;
    else if (mode === 'feed') colour = stepOf(((feed[i] as number) - low) / spread);
    else colour = stepOf((end[i] as number) / total);
    const at = (i + 1) * 4;
    out[at] = colour[0];
    out[at + 1] = colour[1];
    out[at + 2] = colour[2];
    out[at + 3] = isRapid ? RAPID_ALPHA : CUT_ALPHA;
  }
  return out;
}
