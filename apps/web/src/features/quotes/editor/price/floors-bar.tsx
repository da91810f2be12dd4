import type { Money } from '@truciolo/money';
import { countOf } from '../../../../lib/format/counts.ts';
import { amount } from '../fields/amounts.ts';
import classes from './price.module.css';

interface FloorsBarProps {
  readonly variable: Money;
  readonly full: Money;
  readonly net: Money;
  readonly list: Money;
  readonly quantity: number;
  /** "netto dello sconto 3 %"; empty without discounts. */
  readonly after: string;
}

const WIDTH = 352;
/** Room a word with its amount takes, px of the drawing. */
const LABEL = 86;

type Side = 'left' | 'right';
interface Label {
  readonly x: number;
  readonly side: Side;
}

/** Two labels on one line, whichever is further left: they read leftwards unless they would meet. */
function place(a: number, b: number): readonly [Label, Label] {
  const [left, right] = [Math.min(a, b), Math.max(a, b)];
  const first: Label = { x: left, side: left < LABEL ? 'right' : 'left' };
  const free = first.side === 'right' ? LABEL * 2 : LABEL;
  const second: Label = { x: right, side: right - left < free && WIDTH - right > LABEL ? 'right' : 'left' };
  return a <= b ? [first, second] : [second, first];
}

function Word({ x, side, y, word, value }: Label & { y: number; word: string; value: Money }) {
  return (
    <text x={side === 'left' ? x - 4 : x + 4} y={y} textAnchor={side === 'left' ? 'end' : 'start'}>
      {word} <tspan className={classes.strong}>{amount(value)}</tspan>
    </text>
  );
}

/** The price above the two floors: the variable cost and the full cost. */
export function FloorsBar({ variable, full, net, list, quantity, after }: FloorsBarProps) {
  const lowest = Math.min(variable, full, net) * 0.78;
  const highest = Math.max(list, full, net) * 1.06;
  const x = (value: number) => ((value - lowest) / Math.max(highest - lowest, 1)) * WIDTH;
  const [variableLabel, netLabel] = place(x(variable), x(net));
  const [fullLabel, listLabel] = place(x(full), x(list));
  const pieces = countOf(quantity, 'pezzo', 'pezzi');
  const text = `Pavimenti a ${pieces}: costo variabile ${amount(variable)}, costo pieno ${amount(full)}, prezzo netto ${amount(net)}`;
  return (
    <div className={classes.box}>
      <div className={classes.caption}>
        <h3>Pavimenti</h3>
        <span className="dim">
          €/pz a {pieces}
          {after}
        </span>
      </div>
      <svg viewBox={`0 0 ${WIDTH} 58`} role="img" aria-label={text} className={classes.drawing}>
        <rect x="0" y="24" width={x(variable)} height="10" rx="2" className={classes.loss} />
        <rect
          x={x(variable)}
          y="24"
          width={Math.max(0, x(full) - x(variable))}
          height="10"
          className={classes.thin}
        />
        <rect x={x(full)} y="24" width={WIDTH - x(full)} height="10" rx="2" className={classes.gain} />
        <path d={`M${x(variable)} 20v18`} className={classes.lossMark} />
        <path d={`M${x(full)} 20v18`} className={classes.thinMark} />
        {net === list ? null : <circle cx={x(net)} cy="29" r="5" className={classes.netDot} />}
        <circle cx={x(list)} cy="29" r="5" className={classes.listDot} />
        <Word {...variableLabel} y={14} word="variabile" value={variable} />
        {net === list ? null : <Word {...netLabel} y={14} word="netto" value={net} />}
        <Word {...fullLabel} y={52} word="pieno" value={full} />
        <Word {...listLabel} y={52} word="prezzo" value={list} />
      </svg>
    </div>
  );
}
