import { CHIP_PATH } from '../mark.data.ts';

/** The chip leaves the picture at the left, as if still on the tool. */
const LONG_CHIP = CHIP_PATH.replace('M2 27', 'M-60 27');
const THIN = { fill: 'none', stroke: 'var(--frame)', strokeWidth: 0.09 };

/** The mark as a workshop drawing with its dimensions; units are those of the mark's 32 × 32 box. */
export function ChipDrawing() {
  return (
    <svg viewBox="-9 -4 46 42" role="img" aria-label="Disegno quotato di un truciolo">
      <g {...THIN}>
        <path d="M-9 16H35M17 -3V35" strokeDasharray="1.4 .35 .25 .35" />
        <circle cx="17" cy="16" r="11" strokeDasharray=".5 .5" />
        <path d="M28 16V33.5M8.75 14.75V33.5M8.75 32.5H28M29.3 27H34.5M18 6.25H34.5M33.5 6.25V27" />
      </g>
      <path
        d="M8.75 32.5l.9 -.28v.56zM28 32.5l-.9 -.28v.56zM33.5 6.25l-.28 .9h.56zM33.5 27l-.28 -.9h.56z"
        fill="var(--ink-3)"
      />
      <path d={LONG_CHIP} fill="none" stroke="var(--accent-mark)" strokeWidth="2.5" />
      <g fill="var(--ink-2)" fontFamily="var(--mono)" fontSize="1.15">
        <rect x="15.4" y="31.6" width="5.4" height="1.8" fill="var(--sheet)" />
        <text x="18.1" y="32.9" textAnchor="middle">
          19,25
        </text>
        <rect x="32.6" y="14" width="1.8" height="5.2" fill="var(--sheet)" />
        <text transform="translate(33.9 16.6) rotate(-90)" textAnchor="middle">
          20,75
        </text>
        <path d="M24.8 8.2L29 2.4H34" {...THIN} />
        <text x="29.4" y="2">
          R 11
        </text>
        <text x="-8.6" y="29.9">
          C45 · f 0,3
        </text>
      </g>
    </svg>
  );
}
