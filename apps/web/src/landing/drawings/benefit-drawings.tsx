import type { ReactNode } from 'react';
import { formatNumber } from '../../lib/format/numbers.ts';
import { priceBreaks } from '../content/worked-example.ts';

const Drawing = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <svg
    className="mini"
    viewBox="0 0 252 132"
    width="252"
    height="132"
    preserveAspectRatio="xMinYMin meet"
    role="img"
    aria-label={label}
  >
    {children}
  </svg>
);

/** Drawing units for one euro in the bars of the first benefit. */
const EURO = 3.0957;

export const PriceBars = () => (
  <Drawing label="Prezzo al pezzo per quantità, con la quota di attrezzaggio e programma">
    {priceBreaks.map(({ quantity, unit, lotShare }, index) => {
      const y = 6 + index * 27;
      const own = (unit - lotShare) * EURO;
      const shared = lotShare * EURO;
      return (
        <g key={quantity}>
          <text className="l e" x="30" y={y + 13}>
            {quantity}
          </text>
          <rect x="40" y={y} width={own.toFixed(1)} height="17" fill="var(--ink-2)" />
          <rect x={(40 + own).toFixed(1)} y={y} width={shared.toFixed(1)} height="17" fill="var(--chip)" />
          <text className="b" x={(46 + own + shared).toFixed(1)} y={y + 13}>
            {formatNumber(unit, 2)}
          </text>
        </g>
      );
    })}
    <rect x="40" y="118" width="9" height="9" fill="var(--chip)" />
    <text className="l" x="55" y="127">
      attrezzaggio e programma
    </text>
  </Drawing>
);

const found = [
  {
    y: 59,
    name: 'Flangia ø 120, AISI 304',
    price: '38,40',
    quote: 'P-2026-0143',
    end: 'accettato',
    tone: 'ok',
  },
  {
    y: 103,
    name: 'Flangia cieca, AISI 304',
    price: '41,00',
    quote: 'P-2025-0611',
    end: 'rifiutato',
    tone: 'no',
  },
] as const;

export const HistorySearch = () => (
  <Drawing label="Ricerca nello storico con un errore di battitura e due risultati">
    <rect
      x=".75"
      y="2.75"
      width="250.5"
      height="32"
      rx="5"
      fill="#fff"
      stroke="var(--ink-2)"
      strokeWidth="1.5"
    />
    <circle cx="17" cy="18" r="5.2" fill="none" stroke="var(--ink-3)" strokeWidth="1.5" />
    <path d="M21 22l4 4" stroke="var(--ink-3)" strokeWidth="1.5" />
    <text className="typed" x="34" y="23">
      falngia 304
      <tspan className="caret" dx="1">
        |
      </tspan>
    </text>
    <path d="M0 83.5H252M0 127.5H252" stroke="var(--line)" />
    {found.map(({ y, name, price, quote, end, tone }) => (
      <g key={quote}>
        <text className="b" x="0" y={y}>
          {name}
        </text>
        <text className="e" x="252" y={y}>
          {price}
        </text>
        <text className="m l" x="0" y={y + 17}>
          {quote}
        </text>
        <text className={`${tone} e`} x="252" y={y + 17}>
          {end}
        </text>
      </g>
    ))}
  </Drawing>
);

/** Cost of one hour of a three-axis machining centre, €: 19.24 + 4.32 + 26.25 = 49.81. */
const hourShares = [
  { name: 'Ammortamento e spazio', euros: 19.24, fill: 'var(--ink)' },
  { name: 'Energia e utensili', euros: 4.32, fill: 'var(--ink-3)' },
  { name: 'Operatore', euros: 26.25, fill: 'var(--line-2)' },
];
const hourTotal = hourShares.reduce((sum, { euros }) => sum + euros, 0);

export const MachineHour = () => {
  const scale = 249 / hourTotal;
  return (
    <Drawing
      label={`Costo orario di una macchina, voce per voce: ${formatNumber(hourTotal, 2)} euro all’ora`}
    >
      <text className="b heading" x="0" y="18">
        Centro di lavoro 3 assi
      </text>
      {hourShares.map(({ name, euros, fill }, index) => {
        const before = hourShares.slice(0, index).reduce((sum, share) => sum + share.euros, 0);
        const y = 57 + index * 20;
        return (
          <g key={name}>
            <rect
              x={(before * scale + index * 1.5).toFixed(1)}
              y="30"
              width={(euros * scale).toFixed(1)}
              height="17"
              fill={fill}
            />
            <rect x="0" y={y} width="9" height="9" fill={fill} />
            <text className="l" x="16" y={y + 9}>
              {name}
            </text>
            <text className="e" x="252" y={y + 9}>
              {formatNumber(euros, 2)}
            </text>
          </g>
        );
      })}
      <path d="M0 112.5H252" stroke="var(--ink)" />
      <text className="b" x="0" y="128">
        Costo orario, €/h
      </text>
      <text className="b e" x="252" y="128">
        {formatNumber(hourTotal, 2)}
      </text>
    </Drawing>
  );
};

/** Minutes per piece, planned and clocked; the next quote starts from the factor of the slowest phase. */
const phases = [
  { name: 'Taglio', planned: 0.6, clocked: 0.5 },
  { name: 'Tornitura', planned: 12, clocked: 13.1 },
  { name: 'Controllo', planned: 1.5, clocked: 1.4 },
];
const MINUTE = 5.8;
const tenths = (minutes: number) => formatNumber(minutes, 1);

export const PlannedAndClocked = () => (
  <Drawing label="Minuti previsti e misurati per fase">
    <text className="l" x="0" y="15">
      min/pz
    </text>
    <text className="l e" x="206" y="15">
      previsti
    </text>
    <text className="l e" x="252" y="15">
      reali
    </text>
    <path d="M0 22.5H252M0 51.5H252M0 80.5H252" stroke="var(--line)" />
    {phases.map(({ name, planned, clocked }, index) => {
      const y = 30 + index * 29;
      return (
        <g key={name}>
          <text x="0" y={y + 11}>
            {name}
          </text>
          <rect x="70" y={y} width={(planned * MINUTE).toFixed(1)} height="5" fill="var(--line-2)" />
          <rect
            x="70"
            y={y + 7}
            width={(clocked * MINUTE).toFixed(1)}
            height="5"
            fill={clocked > planned ? 'var(--chip)' : 'var(--ink-2)'}
          />
          <text className="l e" x="206" y={y + 11}>
            {tenths(planned)}
          </text>
          <text className="b e" x="252" y={y + 11}>
            {tenths(clocked)}
          </text>
        </g>
      );
    })}
    <path d="M0 115.5H252" stroke="var(--ink)" />
    <text className="b" x="0" y="130">
      Prossimo preventivo
    </text>
    <text className="b e" x="252" y="130">
      × 1,09
    </text>
  </Drawing>
);
