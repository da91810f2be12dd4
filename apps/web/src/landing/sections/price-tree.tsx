import type { CSSProperties } from 'react';
import { formatNumber } from '../../lib/format/numbers.ts';
import { lotSize, type PriceLine, priceLines, priceShares } from '../content/price-lines.ts';
import { part } from '../content/worked-example.ts';
import { OriginMark } from '../drawings/origin-mark.tsx';

const colour = (value: string) => ({ '--c': value }) as CSSProperties;

const Summary = () => (
  <div className="tree-head">
    <div className="row">
      <span>
        <b>{part.name}</b> <span className="mono quiet">{part.code}</span>
      </span>
      <span className="quiet">{lotSize} pezzi</span>
    </div>
    <div className="row">
      <span className="figure">
        25,19 <span className="u">€/pz</span>
      </span>
      <span>
        1.259,50 <span className="u">€ il lotto</span>
      </span>
    </div>
    <div className="share" aria-hidden="true">
      {priceShares.map(({ name, euros, colour: fill }) => (
        <i key={name} style={{ ...colour(fill), flex: euros }} />
      ))}
    </div>
    <ul className="share-key">
      {priceShares.map(({ name, euros, colour: fill }) => (
        <li key={name} style={colour(fill)}>
          {name} {formatNumber(euros, 2)}
        </li>
      ))}
    </ul>
  </div>
);

const lineClass = ({ level, last, sum }: PriceLine) =>
  ['line', level > 0 && `level-${level}`, last && 'last', sum && 'sum'].filter(Boolean).join(' ');

const Line = ({ line }: { readonly line: PriceLine }) => (
  <li className={lineClass(line)}>
    <span className="name">
      <OriginMark origin={line.origin} />
      <span>
        {line.name}
        <span className="formula">
          {line.formula}
          {line.note && <span className="note">{line.note}</span>}
        </span>
      </span>
    </span>
    <span className="lot">{line.lot !== undefined && formatNumber(line.lot, 2)}</span>
    <span>{line.lot !== undefined && formatNumber(line.lot / lotSize, 2)}</span>
  </li>
);

export const PriceTree = () => (
  <div className="tree" data-reveal>
    <Summary />
    <ul>
      <li className="line head">
        <span>Voce</span>
        <span className="lot">lotto €</span>
        <span>€/pz</span>
      </li>
      {priceLines.map((line) => (
        <Line key={line.name} line={line} />
      ))}
    </ul>
  </div>
);
