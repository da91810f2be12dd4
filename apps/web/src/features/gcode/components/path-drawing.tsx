/** A plate with a pocket being cut: a preview of the page. */
export function PathDrawing() {
  return (
    <svg viewBox="0 0 220 120" aria-hidden="true">
      <path d="M110 20L200 60L110 100L20 60Z" fill="var(--dr-stock)" stroke="var(--dr-edge)" />
      <path d="M20 60L110 100V114L20 74Z" fill="var(--dr-part-2)" stroke="var(--dr-edge)" />
      <path d="M200 60L110 100V114L200 74Z" fill="var(--dr-part)" stroke="var(--dr-edge)" />
      <g fill="none" strokeLinejoin="round">
        <path d="M110 36L164 60L110 84L56 60Z" stroke="var(--d1)" strokeWidth="2" />
        <path d="M110 45L144 60L110 75L76 60Z" stroke="var(--d1)" strokeWidth="2" />
        <path d="M110 53L126 60L110 67L94 60Z" stroke="var(--d1)" strokeWidth="2" />
        <path d="M164 60V14H110" stroke="var(--text-3)" strokeDasharray="3 3" />
      </g>
      <path d="M104 6h12v36l-6 8l-6 -8Z" fill="var(--panel)" stroke="var(--dr-edge)" />
    </svg>
  );
}
