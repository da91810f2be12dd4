import { formatNumber } from '../../lib/format/numbers.ts';
import { askedQuantity, lotTotal, part, priceBreaks } from '../content/worked-example.ts';
import { ChipRibbon } from './chip-ribbon.tsx';
import { Hatch } from './hatch.tsx';
import { heroWideShapes as shapes } from './hero-wide.data.ts';

/** Where each quantity of the example falls on the logarithmic axis, and the price curve above it. */
const ticks = [
  { quantity: 10, x: 686.6, y: 206.6 },
  { quantity: 50, x: 787.9, y: 363.4 },
  { quantity: 100, x: 831.6, y: 381.5 },
  { quantity: 500, x: 932.9, y: 393.7 },
];
/** Heights of the balloons that the four benefits below refer to. */
const balloons = [278, 421, 451, 488];

const Lathe = () => (
  <>
    <path className="bar" fill="url(#hatch-bar)" d={shapes.bar} />
    <path className="peel" d={shapes.peel} />
    <circle className="bore" cx="196" cy="300" r="46" />
    <path className="axis" d="M0 300H392M196 94V512" />
    <path className="arrow-gap" d="M94.5 252.7A112 112 0 0 1 180.4 189.1" />
    <path className="arrow" d="M94.5 252.7A112 112 0 0 1 180.4 189.1m-11 -7l11 7l-11 6" />
    <path className="dimension" d="M16 308V502M364 330V502M16 494H364" />
    <path className="arrowhead" d="M16 494l10 -3.2v6.4zM364 494l-10 -3.2v6.4z" />
    <rect className="blank" x="154" y="483" width="76" height="22" />
    <text x="192" y="499" className="m mid">
      ø 40
    </text>
    <text x="210" y="106" className="m">
      n 1.592 giri/min
    </text>
    <path className="tool" d="M390 333L604 333V398H456Z" />
    <path className="insert" fill="url(#hatch-insert)" d="M364 302l96 5l-5 28l-84 -3z" />
    <circle className="screw" cx="416" cy="320" r="6" />
    <text x="470" y="370" className="m">
      PCLNL 2020
    </text>
  </>
);

const Quote = () => (
  <>
    <rect className="panel" x="604" y="112" width="595" height="390" rx="6" />
    <text x="792" y="144" className="title">
      {part.name}
    </text>
    <text x="792" y="164" className="m">{`${part.code} · ${part.material} · ${part.size}`}</text>
    <text x="1176" y="144" className="m end">
      {part.quote}
    </text>
    <text x="1176" y="164" className="l end">
      rev. 1 · bozza
    </text>
    <path className="hair" d="M604.5 184H1199M634.5 440.5H948M604.5 474H1199M960.5 184V474" />
    <text x="634" y="460" className="l">
      pezzi
    </text>
    {ticks.map(({ quantity, x }) => (
      <g key={quantity}>
        <path className="hair" d={`M${x} 440v5`} />
        <text x={x} y="460" className="l mid">
          {quantity}
        </text>
      </g>
    ))}
    <path className="floor" d={shapes.fullCost} />
    <path className="floor dashed" d={shapes.variableCost} />
    <path className="floor" d="M634 349h16" />
    <path className="floor dashed" d="M634 369h16" />
    <text x="657" y="353" className="l">
      costo pieno
    </text>
    <text x="657" y="373" className="l">
      variabile
    </text>
    <path className="drop" d="M787.9 371.4V440" />
  </>
);

const PriceList = () => (
  <>
    <text x="1010" y="214" className="l end">
      pz
    </text>
    <text x="1090" y="214" className="l end">
      €/pz
    </text>
    <text x="1176" y="214" className="l end">
      totale €
    </text>
    {priceBreaks.map((row, index) => {
      const y = 246 + index * 36;
      const asked = row.quantity === askedQuantity;
      return (
        <g key={row.quantity}>
          {asked && <rect className="asked" x="961" y={y - 24} width="238" height="36" />}
          {asked && <path className="asked-edge" d={`M962 ${y - 24}v36`} />}
          <path className="hair" d={`M961 ${y + 12.5}H1199`} />
          <text x="1010" y={y} className={asked ? 'b end' : 'n end'}>
            {row.quantity}
          </text>
          <text x="1090" y={y} className={asked ? 'b end' : 'n end'}>
            {formatNumber(row.unit, 2)}
          </text>
          <text x="1176" y={y} className="n2 end">
            {formatNumber(lotTotal(row), 2)}
          </text>
        </g>
      );
    })}
    <Fact y={396} name="Margine" value="20" unit="%" />
    <Fact y={426} name="Simili" value="3" unit="trovati" />
    <Fact y={456} name="Tornio CNC" value="50,00" unit="€/h" />
  </>
);

interface FactProps {
  readonly y: number;
  readonly name: string;
  readonly value: string;
  readonly unit: string;
}

const Fact = ({ y, name, value, unit }: FactProps) => (
  <>
    <text x="980" y={y} className="l">
      {name}
    </text>
    <text x="1176" y={y} className="n end">
      {value} <tspan className="u">{unit}</tspan>
    </text>
  </>
);

export const HeroWide = () => (
  <svg className="scene wide" viewBox="0 78 1200 440" width="1200" height="440" aria-hidden="true">
    <defs>
      <Hatch id="hatch-bar" pitch={8} angle={45} />
      <Hatch id="hatch-insert" pitch={5} angle={-45} />
    </defs>
    <Lathe />
    <Quote />
    <ChipRibbon shapes={shapes} />
    {ticks.map(({ quantity, x, y }) => (
      <circle
        key={quantity}
        className={quantity === askedQuantity ? 'point asked-point' : 'point'}
        cx={x}
        cy={y}
        r={quantity === askedQuantity ? 6.5 : 4}
      />
    ))}
    <text x="799.9" y="347.4" className="price">
      25,19 €
    </text>
    <text x="873.9" y="347.4" className="l">
      a 50 pz
    </text>
    <text x="946" y="383.7" className="la end">
      prezzo
    </text>
    <PriceList />
    <text x="634" y="493" className="link">
      Perché questo prezzo?
    </text>
    <text x="1176" y="493" className="l end">
      Diventa commessa
    </text>
    {balloons.map((y, index) => (
      <g key={y}>
        <circle className="balloon" cx="1199.5" cy={y} r="12" />
        <text x="1199.5" y={y + 4.5} className="balloon-number mid">
          {index + 1}
        </text>
      </g>
    ))}
  </svg>
);
