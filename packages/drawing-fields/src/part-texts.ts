import type { Found, Overall, ThreadCallout, ToleranceFrame } from '@truciolo/drawing';
import { withComma } from '@truciolo/italian';

const measure = (value: number): string => withComma(String(value));

/** "4× M6-6H ↧ 12" */
export const threadText = ({ value }: Found<ThreadCallout>): string => {
  const { designation, count, depth, isThrough } = value;
  const much = count > 1 ? `${count}× ` : '';
  const deep = depth === null ? (isThrough ? ' passante' : '') : ` ↧ ${measure(depth)}`;
  return `${much}${designation}${deep}`;
};

/** The words of the sheet say more than a normalised form: count, symbol and limits stand there as drawn. */
export const toleranceText = ({ text }: Found<unknown>): string => text.replace(/\s+/g, ' ');

/** Signs of ISO 1101, which sheets draw as lines or in fonts of their own. */
const FRAME_SIGNS: Readonly<Record<NonNullable<ToleranceFrame['type']>, string>> = {
  straightness: '⏤',
  flatness: '⏥',
  circularity: '○',
  cylindricity: '⌭',
  profile_line: '⌒',
  profile_surface: '⌓',
  parallelism: '∥',
  perpendicularity: '⟂',
  angularity: '∠',
  position: '⌖',
  concentricity: '◎',
  symmetry: '⌯',
  runout: '↗',
  total_runout: '⌰',
};

/** "⟂ 0,03 A" */
export const frameText = ({ value: frame }: Found<ToleranceFrame>): string =>
  [
    ...(frame.type ? [FRAME_SIGNS[frame.type]] : []),
    `${frame.isDiameter ? 'Ø' : ''}${measure(frame.value)}`,
    ...frame.modifiers,
    ...frame.datums,
  ].join(' ');

/** "Ø58 × 124" or "200 × 100 × 20" */
export const overallText = ({ value }: Found<Overall>): string =>
  [...(value.diameter === null ? [] : [`Ø${measure(value.diameter)}`]), ...value.lengths.map(measure)].join(
    ' × ',
  );
