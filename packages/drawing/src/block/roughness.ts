import type { Roughness } from '../reading.ts';

const WRITTEN = /\bR\s?([az])\s*(?:max\.?\s*)?[=≤<:]?\s*(\d+(?:[.,]\d+)?)/gi;
const toNumber = (text: string) => Number(text.replace(',', '.'));

/** ISO 1302: Ra of the classes N1 to N12, µm. */
const CLASSES = [0.025, 0.05, 0.1, 0.2, 0.4, 0.8, 1.6, 3.2, 6.3, 12.5, 25, 50];

/** The sign of ISO 1302 as a letter, with a bare number that is one of the usual values. */
const BEHIND_ROOT = /√\s*(\d+(?:[.,]\d+)?)(?![\d.,])/g;

export function readRoughness(text: string): readonly Roughness[] {
  const named = [...text.matchAll(WRITTEN)].map(
    ([, kind = 'a', value = '']): Roughness => ({
      parameter: kind.toLowerCase() === 'z' ? 'Rz' : 'Ra',
      value: toNumber(value),
    }),
  );
  const bare = [...text.matchAll(BEHIND_ROOT)]
    .map(([, value = '']): Roughness => ({ parameter: 'Ra', value: toNumber(value) }))
    .filter(({ value }) => CLASSES.includes(value));
  return [...named, ...bare];
}

/** «3,2 (0,8)», «3,2 / (0,8)»: the value in brackets holds for single surfaces. */
function withoutBrackets(text: string): string {
  const own = text.trim();
  const bracket = own.endsWith(')') ? own.indexOf('(') : -1;
  return bracket < 0 ? own : own.slice(0, bracket).trim().replace(/\/$/, '').trim();
}

/** In a cell or after a label of its own, a bare number and a class count too. */
export function readLabelledRoughness(text: string): Roughness | null {
  const [written] = readRoughness(text);
  if (written) return written;
  const own = withoutBrackets(text);
  const byClass = /^N\s?(\d{1,2})$/.exec(own)?.[1];
  const ofClass = byClass ? CLASSES[Number(byClass) - 1] : undefined;
  if (ofClass !== undefined) return { parameter: 'Ra', value: ofClass };
  const bare = /^(\d+(?:[.,]\d+)?)(?:\s*µm)?$/.exec(own)?.[1];
  return bare ? { parameter: 'Ra', value: toNumber(bare) } : null;
}
