import { CHIP_PATH, WORD_PATH } from './mark.data.ts';

interface MarkProps {
  readonly size?: number;
  readonly strokeWidth?: number;
}

/** The mark: one curled chip in a single stroke. Decoration beside a name, so hidden from screen readers. */
export function Mark({ size = 22, strokeWidth = 2.8 }: MarkProps) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" fill="none" aria-hidden="true">
      <path d={CHIP_PATH} stroke="var(--accent-mark)" strokeWidth={strokeWidth} />
    </svg>
  );
}

/** Mark and name, for the head of the public pages. */
export function WordMark({ height = 30 }: { readonly height?: number }) {
  return (
    <svg width={(height * 124) / 32} height={height} viewBox="0 0 124 32" aria-hidden="true">
      <path d={CHIP_PATH} fill="none" stroke="var(--accent-mark)" strokeWidth={2.5} />
      <path d={WORD_PATH} fill="currentColor" transform="translate(37 24.6)" />
    </svg>
  );
}
