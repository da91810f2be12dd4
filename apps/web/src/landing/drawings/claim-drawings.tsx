import type { CSSProperties } from 'react';
import { place } from '../content/site-places.ts';

/** Drawing units per point of the rating. */
const POINT = 21;
const TRIAL_DAYS = 14;

const ruleTicks = Array.from({ length: 51 }, (_, tenth) => {
  const height = tenth % 10 === 0 ? 10 : tenth % 5 === 0 ? 7 : 4;
  return `M${(4 + (tenth * POINT) / 10).toFixed(1)} 26v-${height}`;
}).join('');

/** A rule from 0 to 5 with the pointer at the configured rating. */
export const RatingRule = () => (
  <svg viewBox="0 0 114 40" width="112" height="39" aria-hidden="true">
    <path className="graduation" d={`${ruleTicks}M4 26h105`} />
    <g className="pointer" style={{ '--rating': place('rating') } as CSSProperties}>
      <path d="M4 15l-4.5 -9h9z" fill="var(--chip)" />
      <path d="M4 14v12" stroke="var(--chip)" strokeWidth="1.6" />
    </g>
    {[0, 1, 2, 3, 4, 5].map((point) => (
      <text key={point} x={4 + point * POINT} y="37">
        {point}
      </text>
    ))}
  </svg>
);

/** The remaining time, with a hatched part that depends on the shop. */
export const TimeGauge = () => (
  <svg viewBox="0 0 114 40" width="112" height="39" aria-hidden="true">
    <defs>
      <pattern
        id="hatch-saved"
        width="5"
        height="5"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <path d="M0 0V5" stroke="var(--chip)" strokeWidth="2.4" />
      </pattern>
    </defs>
    <rect className="graduation" x="2.5" y="13.5" width="109" height="13" />
    <rect x="2.5" y="13.5" width="54.5" height="13" fill="var(--ink-2)" />
    <rect x="57" y="14" width="22" height="12" fill="url(#hatch-saved)" />
    <path d="M57 9v22M79 9v22" stroke="var(--chip)" strokeWidth="1.4" />
  </svg>
);

/** One square for each day of the trial. */
export const TrialDays = () => (
  <svg viewBox="0 0 114 40" width="112" height="39" aria-hidden="true">
    {Array.from({ length: TRIAL_DAYS }, (_, day) => ({
      x: 2.5 + (day % 7) * 15.6,
      y: day < 7 ? 5.5 : 21.1,
    })).map(({ x, y }, day) => (
      <rect
        key={`${x}-${y}`}
        className={day === 0 ? 'today' : 'graduation'}
        x={x}
        y={y}
        width="12"
        height="12"
        rx="1.5"
      />
    ))}
  </svg>
);
