/** A drilled block with dimensions: a preview of the page. */
export function PartDrawing() {
  return (
    <svg viewBox="0 0 220 120" aria-hidden="true">
      <path d="M110 14L196 50L110 86L24 50Z" fill="var(--dr-stock)" stroke="var(--dr-edge)" />
      <path d="M24 50L110 86V110L24 74Z" fill="var(--dr-part-2)" stroke="var(--dr-edge)" />
      <path d="M196 50L110 86V110L196 74Z" fill="var(--dr-part)" stroke="var(--dr-edge)" />
      <ellipse cx="110" cy="50" rx="24" ry="11" fill="var(--d2)" stroke="var(--dr-edge)" />
      <g fill="var(--d1)" stroke="var(--dr-edge)">
        <ellipse cx="60" cy="50" rx="8" ry="4" />
        <ellipse cx="160" cy="50" rx="8" ry="4" />
        <ellipse cx="110" cy="27" rx="8" ry="4" />
        <ellipse cx="110" cy="73" rx="8" ry="4" />
      </g>
    </svg>
  );
}
