import type { StockChoice } from '@truciolo/quote';
import type { ReactNode } from 'react';

const pictures: Readonly<Record<StockChoice, ReactNode>> = {
  round: <circle cx="8" cy="8" r="6" />,
  square: <rect x="2.5" y="2.5" width="11" height="11" />,
  hexagon: <path d="M8 1.8l5.4 3.1v6.2L8 14.2l-5.4-3.1V4.9z" />,
  flat: <rect x="1.5" y="5" width="13" height="6" />,
  tube: (
    <>
      <circle cx="8" cy="8" r="6" />
      <circle cx="8" cy="8" r="3" />
    </>
  ),
  'rectangular-tube': (
    <>
      <rect x="1.5" y="3.5" width="13" height="9" />
      <rect x="4" y="6" width="8" height="4" />
    </>
  ),
  angle: <path d="M3 2.5h3v7.5h7.5v3H3z" />,
  sheet: <path d="M1.5 10.5l5-5h8l-5 5z" />,
  profile: <path d="M3 2.5h10v2.5H9.3v6H13v2.5H3V11h3.7V5H3z" />,
  block: <path d="M2 6l3-3h9v7l-3 3H2zM2 6h9v7M11 6l3-3" />,
  blank: <path d="M3 13V7l4-4h6v6l-4 4z" />,
  none: <path d="M3.5 3.5l9 9M12.5 3.5l-9 9" />,
};

export const ShapeIcon = ({ choice }: { readonly choice: StockChoice }) => (
  <svg
    width="16"
    height="16"
    viewBox="0 0 16 16"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.5"
    aria-hidden="true"
  >
    {pictures[choice]}
  </svg>
);
