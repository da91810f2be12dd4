import { refsOf, type StepRecord, type StepValue, textOf } from '../text/parse-record.ts';
import type { StepText } from '../text/step-text.ts';

/** Entities between a styled item and the colour of its surface; styles of curves and points are left out. */
const SURFACE_STYLES = [
  'PRESENTATION_STYLE_ASSIGNMENT',
  'PRESENTATION_STYLE_BY_CONTEXT',
  'SURFACE_STYLE_USAGE',
  'SURFACE_SIDE_STYLE',
  'SURFACE_STYLE_FILL_AREA',
  'FILL_AREA_STYLE',
  'FILL_AREA_STYLE_COLOUR',
  'SURFACE_STYLE_RENDERING',
  'SURFACE_STYLE_RENDERING_WITH_PROPERTIES',
];
const DEEPEST = 8;
/** Limit of references that are followed for one style. */
const MOST = 64;

const PREDEFINED: Readonly<Record<string, string>> = {
  red: '#ff0000',
  green: '#00ff00',
  blue: '#0000ff',
  yellow: '#ffff00',
  magenta: '#ff00ff',
  cyan: '#00ffff',
  black: '#000000',
  white: '#ffffff',
};

function rgbOf({ args }: StepRecord): string | null {
  const channels = args.slice(1, 4);
  if (channels.length !== 3) return null;
  const bytes = channels.map((value) => Math.round(Math.min(1, Math.max(0, Number(value))) * 255));
  if (bytes.some((byte) => !Number.isFinite(byte))) return null;
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

/** The colour a style gives to a surface, "#rrggbb"; null where it gives none. */
export function styleColour(step: StepText, styles: StepValue | undefined): string | null {
  let left = MOST;
  const find = (value: StepValue | undefined, depth: number): string | null => {
    for (const id of refsOf(value)) {
      if (depth > DEEPEST || left-- <= 0) return null;
      for (const part of step.parts(id)) {
        const colour =
          part.kind === 'COLOUR_RGB'
            ? rgbOf(part)
            : part.kind === 'DRAUGHTING_PRE_DEFINED_COLOUR'
              ? (PREDEFINED[textOf(part.args[0]).toLowerCase()] ?? null)
              : SURFACE_STYLES.includes(part.kind)
                ? firstOf(part, depth + 1)
                : null;
        if (colour) return colour;
      }
    }
    return null;
  };
  const firstOf = (part: StepRecord, depth: number): string | null => {
    for (const value of part.args) {
      const colour = find(value, depth);
      if (colour) return colour;
    }
    return null;
  };
  return find(styles, 0);
}
