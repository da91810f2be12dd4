/** A bar about to be cut: the standard picture of an empty page. */
export function CutDrawing() {
  return (
    <svg width="120" height="76" viewBox="0 0 120 76" aria-hidden="true">
      <rect x="8" y="22" width="104" height="32" fill="var(--dr-stock)" stroke="var(--dr-edge)" />
      <path d="M60 14v48" stroke="var(--dr-cut)" strokeWidth="2" strokeDasharray="4 3" />
      <path d="M4 38h112" stroke="var(--dr-dim)" strokeWidth="0.8" strokeDasharray="12 3 3 3" />
    </svg>
  );
}
