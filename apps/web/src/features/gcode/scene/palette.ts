import type { Rgb } from '../../../components/scene/colour.ts';

/** Colours of the first tools are tokens; further ones are hues a golden angle apart. */
const TOKENS = ['--d2', '--d1', '--d3', '--d4', '--d5'] as const;
const GOLDEN_ANGLE = 137.508;

/** CSS colour of a tool by its place in the report, from 1; 0 = no tool. */
export function toolColour(slot: number): string {
  if (slot <= 0) return 'var(--d6)';
  const token = TOKENS[slot - 1];
  if (token) return `var(${token})`;
  return `hsl(${Math.round((slot * GOLDEN_ANGLE) % 360)} 45% 55%)`;
}

/** Slow to fast, early to late: blue, teal, yellow, orange. Steps of even lightness, readable on both grounds. */
const RAMP: readonly Rgb[] = [
  [63, 102, 176],
  [47, 140, 150],
  [104, 168, 92],
  [208, 160, 48],
  [222, 84, 32],
];

export const rampCss = `linear-gradient(90deg, ${RAMP.map(([r, g, b]) => `rgb(${r} ${g} ${b})`).join(', ')})`;

export function rampColour(share: number): Rgb {
  const at = Math.min(1, Math.max(0, share)) * (RAMP.length - 1);
  const low = Math.min(RAMP.length - 2, Math.floor(at));
  const p = RAMP[low] as Rgb;
  const q = RAMP[low + 1] as Rgb;
  const mix = (k: 0 | 1 | 2) => Math.round(p[k] + (q[k] - p[k]) * (at - low));
  return [mix(0), mix(1), mix(2)];
}
