import { formatNumber } from '../../lib/format/numbers.ts';
import { askedQuantity, lotTotal, part, priceBreaks } from '../content/worked-example.ts';
import { ChipRibbon } from './chip-ribbon.tsx';
import { Hatch } from './hatch.tsx';
import { heroTallShapes as shapes } from './hero-tall.data.ts';

/** Same values as in the wide drawing; `labelX` shifts a number where two would touch. */
const ticks = [
  { quantity: 10, x: 199.6, labelX: 199.6, y: 262.4 },
  { quantity: 50, x: 254.9, labelX: 253.9, y: 357.5 },
  { quantity: 100, x: 278.8, labelX: 280.8, y: 368.5 },
  { quantity: 500, x: 334.1, labelX: 334.1, y: 375.9 },
];

const PriceRows = () => (
  <>
    <path className="hair" d="M1 432.5H357" />
    {priceBreaks.map((row, index) => {
      const y = 453 + index * 34;
      const asked = row.quantity === askedQuantity;
      const tone = asked ? 'b' : 'n';
      return (
        <g key={row.quantity}>
          {asked && <rect className="asked" x="1" y={y - 21} width="356" height="33.5" />}
          {asked && <path className="asked-edge" d={`M2 ${y - 21}v33.5`} />}
          {index < priceBreaks.length - 1 && <path className="hair" d={`M1 ${y + 12.5}H357`} />}
          <text x="16" y={y} className={tone}>
            {row.quantity} <tspan className="u">pz</tspan>
          </text>
          <text x="216" y={y} className={`${tone} end`}>
            {formatNumber(row.unit, 2)} <tspan className="u">€/pz</tspan>
          </text>
          <text x="342" y={y} className="n2 end">
            {formatNumber(lotTotal(row), 2)} <tspan className="u">€</tspan>
          </text>
        </g>
      );
    })}
  </>
);

/** The same picture for phones and narrow tablets: the quote is below the lathe instead of beside it. */
export const HeroTall = () => (
  <svg className="scene tall" viewBox="0 34 358 532" width="358" height="532" aria-hidden="true">
    <defs>
      <Hatch id="hatch-bar-tall" pitch={7} angle={45} />
      <Hatch id="hatch-insert-tall" pitch={4.5} angle={-45} />
      <clipPath id="sheet-tall">
        <path d="M0 0H358V566H0Z" />
      </clipPath>
    </defs>
    <g clipPath="url(#sheet-tall)">
      <path className="bar" fill="url(#hatch-bar-tall)" d={shapes.bar} />
      <path className="peel" d={shapes.peel} />
      <circle className="bore" cx="34" cy="176" r="28" />
      <path className="axis" d="M0 176H156M34 50V298" />
      <path className="tool" d="M158 200H358V242H200Z" />
      <path className="insert" fill="url(#hatch-insert-tall)" d="M138 178l68 4l-4 20l-58 -2z" />
      <circle className="screw" cx="174" cy="191" r="4.5" />
      <text x="344" y="226" className="m end">
        PCLNL 2020
      </text>
      <rect className="panel" x=".5" y="268" width="357" height="297" rx="6" />
      <text x="16" y="296" className="title">
        {part.name}
      </text>
      <text x="16" y="315" className="m">{`${part.material} · ${part.size}`}</text>
      <text x="16" y="364" className="big">
        25,19
      </text>
      <text x="16" y="386" className="l">
        € al pezzo, a 50 pz
      </text>
      <path className="hair" d="M180 404.5H344" />
      {ticks.map(({ quantity, x, labelX }) => (
        <g key={quantity}>
          <path className="hair" d={`M${x} 404v4`} />
          <text x={labelX} y="421" className="l mid">
            {quantity}
          </text>
        </g>
      ))}
      <path className="floor" d={shapes.fullCost} />
      <path className="floor dashed" d={shapes.variableCost} />
      <ChipRibbon shapes={shapes} />
      {ticks.map(({ quantity, x, y }) => (
        <circle
          key={quantity}
          className={quantity === askedQuantity ? 'point asked-point' : 'point'}
          cx={x}
          cy={y}
          r={quantity === askedQuantity ? 5.5 : 3.5}
        />
      ))}
      <PriceRows />
    </g>
  </svg>
);
