import type { Origin } from '../content/price-lines.ts';

/** Distinguished by shape, not by colour alone; screen readers read the words. */
const words: Record<Origin, string> = {
  calculated: 'calcolato',
  typed: 'scritto a mano',
  measured: 'misurato',
  proposed: 'proposto',
};

/** The four drawings, defined once and referred to from each row. */
export const OriginSymbols = () => (
  <svg className="symbols" width="0" height="0" aria-hidden="true">
    <defs>
      <symbol id="origin-calculated" viewBox="0 0 18 18">
        <path
          d="M12.5 3.2c-2.4-.7-3.6.4-4 2.6L7 13.2c-.3 1.6-1.3 2.3-3 1.8M5.2 8h6.3"
          strokeLinecap="round"
        />
      </symbol>
      <symbol id="origin-typed" viewBox="0 0 18 18">
        <path d="M3.2 14.8l.9-3.6 7.6-7.6 2.7 2.7-7.6 7.6zM10 5.3l2.7 2.7" strokeLinejoin="round" />
      </symbol>
      <symbol id="origin-measured" viewBox="0 0 18 18">
        <circle cx="9" cy="10" r="5.6" />
        <path d="M9 10l2.6-2.4M7 2.2h4" strokeLinecap="round" />
      </symbol>
      <symbol id="origin-proposed" viewBox="0 0 18 18">
        <path d="M9 2.6l6.4 6.4L9 15.4 2.6 9z" strokeLinejoin="round" strokeDasharray="2.6 1.9" />
      </symbol>
    </defs>
  </svg>
);

export const OriginMark = ({ origin }: { readonly origin: Origin }) => (
  <svg className={`origin ${origin}`} width="18" height="18" role="img" aria-label={words[origin]}>
    <use href={`#origin-${origin}`} />
  </svg>
);
