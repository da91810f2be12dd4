import { formatScaled } from '@truciolo/money';
import { economicLot, type PreparedPosition, priceCurve } from '@truciolo/pricing';
import type { PricedPosition } from '@truciolo/quote';
import { memo, useMemo } from 'react';
import { formatNumber } from '../../../../lib/format/numbers.ts';
import { CURVE, type CurveScale, curvePath, curveRange, curveScale, curveSteps } from './curve-geometry.ts';
import classes from './price.module.css';

interface PriceCurveProps {
  readonly prepared: PreparedPosition;
  readonly outcomes: PricedPosition['outcomes'];
  readonly quantity: number | null;
}

/** Price and full cost of a piece over the quantity, with the lot from which set-ups weigh little. */
export const PriceCurve = memo(function PriceCurve({ prepared, outcomes, quantity }: PriceCurveProps) {
  const { points, scale, lot } = useMemo(() => {
    const [from, to] = curveRange(outcomes.map((outcome) => outcome.quantity));
    const curve = priceCurve(prepared, curveSteps(from, to));
    return { points: curve, scale: curveScale(curve, from, to), lot: economicLot(prepared) };
  }, [prepared, outcomes]);
  if (scale === null) return null;
  const economic = lot.kind === 'lot' && lot.quantity <= scale.to ? lot.quantity : null;
  const text = `Curva del prezzo unitario da ${formatNumber(scale.from)} a ${formatNumber(scale.to)} pezzi${economic === null ? '' : `; lotto economico ${formatNumber(economic)} pezzi`}`;
  return (
    <div className={classes.box}>
      <div className={classes.caption}>
        <h3>Curva del prezzo</h3>
        <span className={classes.legend}>
          <span data-line="price">prezzo</span>
          <span data-line="cost">costo pieno</span>
        </span>
      </div>
      <svg
        viewBox={`0 0 ${CURVE.width} ${CURVE.height}`}
        role="img"
        aria-label={text}
        className={classes.drawing}
      >
        <Axes scale={scale} />
        {economic === null || economic < scale.from ? null : <Lot x={scale.x(economic)} />}
        <path d={curvePath(points, scale, 'fullCost')} className={classes.costLine} />
        <path d={curvePath(points, scale, 'price')} className={classes.priceLine} />
        {outcomes.map(({ quantity: pieces, outcome }) =>
          outcome.ok ? (
            <Dot
              key={pieces}
              x={scale.x(pieces)}
              y={scale.y(outcome.priced.price.listUnit)}
              typed={outcome.priced.price.typed}
              selected={pieces === quantity}
            />
          ) : null,
        )}
      </svg>
      {lot.kind === 'lot' ? (
        <p className={classes.hint}>
          Lotto economico {formatNumber(lot.quantity)} pz: oltre, i costi di lotto pesano meno del 10&nbsp;%.
        </p>
      ) : null}
    </div>
  );
});

function Axes({ scale }: { readonly scale: CurveScale }) {
  return (
    <>
      {scale.yTicks.map((tick) => (
        <g key={tick}>
          <path d={`M${CURVE.left} ${scale.y(tick)}H${CURVE.right}`} className={classes.gridLine} />
          <text x={CURVE.left - 6} y={scale.y(tick) + 4} textAnchor="end">
            {formatScaled(tick, 4, scale.decimals, scale.decimals)}
          </text>
        </g>
      ))}
      {scale.xTicks.map((tick) => (
        <text key={tick} x={scale.x(tick)} y={134} textAnchor="middle">
          {formatNumber(tick)}
        </text>
      ))}
      <path d={`M${CURVE.left} ${CURVE.bottom}H${CURVE.right}`} className={classes.axis} />
    </>
  );
}

/** The dashed line of the economic lot; its explanation is below, where no curve crosses the text. */
const Lot = ({ x }: { readonly x: number }) => (
  <path d={`M${x} ${CURVE.top}V${CURVE.bottom}`} className={classes.lotLine} />
);

interface DotProps {
  readonly x: number;
  readonly y: number;
  readonly typed: boolean;
  readonly selected: boolean;
}

function Dot({ x, y, typed, selected }: DotProps) {
  const look = selected ? classes.listDot : classes.netDot;
  return typed ? (
    <path d={`M${x} ${y - 5}l5 5-5 5-5-5z`} className={look} />
  ) : (
    <circle cx={x} cy={y} r={selected ? 4.5 : 3.2} className={look} />
  );
}
