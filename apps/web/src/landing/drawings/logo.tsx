import { chipMark, wordMark } from './logo.data.ts';

export const Logo = () => (
  <svg viewBox="0 0 124 32" width="116" height="30" aria-hidden="true">
    <path className="mark" d={chipMark} />
    <path transform="translate(37 24.6)" fill="currentColor" d={wordMark} />
  </svg>
);

export const Mark = ({ size }: { readonly size: number }) => (
  <svg viewBox="0 0 32 32" width={size} height={size} aria-hidden="true">
    <path className="mark" d={chipMark} />
  </svg>
);
