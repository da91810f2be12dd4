import classes from './guided-start.module.css';

/** A drawing, an arrow, a price with its curve: the product in one picture. */
export function DrawingToPrice() {
  return (
    <svg
      className={classes.picture}
      width="260"
      height="150"
      viewBox="0 0 260 150"
      role="img"
      aria-label="Dal disegno al prezzo"
    >
      <g fill="none" stroke="var(--dr-edge)" strokeWidth="1.2">
        <rect x="14" y="30" width="74" height="92" fill="var(--panel)" />
        <path d="M26 62h16v-8h26v8h10v20H68v8H42v-8H26z" fill="var(--dr-part)" />
        <path d="M20 72h64" stroke="var(--dr-dim)" strokeDasharray="8 2 2 2" strokeWidth="0.8" />
        <path d="M50 108h32M50 114h22" stroke="var(--line-strong)" />
      </g>
      <path d="M102 76h44m-9-6l9 6-9 6" fill="none" stroke="var(--accent-mark)" strokeWidth="2" />
      <rect
        x="160"
        y="30"
        width="86"
        height="92"
        rx="6"
        fill="var(--panel)"
        stroke="var(--dr-edge)"
        strokeWidth="1.2"
      />
      <text x="172" y="52" fontSize="11" fill="var(--text-3)">
        50 pezzi
      </text>
      <text x="172" y="76" fontSize="17" fontWeight="600" fill="var(--text)">
        € 25,19
      </text>
      <path d="M174 88c6 14 20 19 60 20" fill="none" stroke="var(--accent-mark)" strokeWidth="2" />
      <path d="M172 112h62" stroke="var(--line-strong)" />
    </svg>
  );
}
