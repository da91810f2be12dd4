import type { CurvePoint } from '@truciolo/cutting';
import { writeGrouped, writeMeasure } from '@truciolo/italian';
import { displayUnit } from '@truciolo/units';
import { axisTicks, ticksBetween } from '../../../lib/axis-ticks.ts';
import { quantity } from '../evaluate-tab.ts';
import type { Cutting } from '../use-cutting.ts';
import classes from './chart.module.css';

const WIDTH = 430;
const HEIGHT = 250;
const PLOT = { left: 36, right: 394, top: 18, bottom: 214 } as const;
/** Life shown up to this many times the present one: below the recommended speeds it grows without end. */
const LIFE_SPAN = 4.3;

/** Room of a short label, in units of the drawing. */
const LABEL = 60;

const largest = (values: readonly (number | undefined)[]): number =>
  Math.max(0, ...values.filter((value) => value !== undefined));

interface SpeedChartProps {
  readonly cutting: Cutting;
  readonly curve: readonly CurvePoint[];
}

/** Power and tool life against cutting speed, with the machine's limit and the recommended band. */
export function SpeedChart({ cutting, curve }: SpeedChartProps) {
  const { shown, system, machine } = cutting;
  const first = curve[0];
  const last = curve.at(-1);
  if (!shown.outcome.ok || !first || !last) return null;
  const { result } = shown.outcome;
  const speed = displayUnit('m/min', system);
  const power = displayUnit('kW', system);
  const [vc, Pm, T, vmc] = ['vc', 'Pm', 'T', 'vmc'].map((symbol) => quantity(result, symbol));
  const maxPower =
    largest(curve.flatMap(({ Pm: need, available }) => [need, available])) * power.factor * 1.15 || 1;
  const maxLife = (T ?? largest(curve.map((point) => point.T))) * LIFE_SPAN || 1;

  const x = (value: number) =>
    PLOT.left + ((value - first.vc) / (last.vc - first.vc)) * (PLOT.right - PLOT.left);
  const y = (share: number) => PLOT.bottom - share * (PLOT.bottom - PLOT.top);
  const yPower = (value: number) => y((value * power.factor) / maxPower);
  const yLife = (value: number) => y(value / maxLife);
  const line = (value: (point: CurvePoint) => number | undefined) => {
    const points = curve.flatMap((point) => {
      const height = value(point);
      return height === undefined ? [] : [`${x(point.vc).toFixed(1)} ${height.toFixed(1)}`];
    });
    return points.length > 1 ? `M${points.join('L')}` : undefined;
  };
  const paths = {
    life: line((point) => (point.T === undefined ? undefined : yLife(point.T))),
    power: line((point) => (point.Pm === undefined ? undefined : yPower(point.Pm))),
    limit: line((point) => (point.available === undefined ? undefined : yPower(point.available))),
  };
  const band = shown.ranges.vc;
  const clamp = (value: number) => Math.min(PLOT.right, Math.max(PLOT.left, x(value)));
  const isRight = vc !== undefined && x(vc) > (PLOT.left + PLOT.right) / 2;
  const beside = vc === undefined ? 0 : x(vc) + (isRight ? -8 : 8);
  const anchor = isRight ? 'end' : 'start';
  // Opposite the tool life, unless the edge of the picture is too near.
  const powerOnRight = vc !== undefined && (isRight ? x(vc) < PLOT.right - LABEL : x(vc) < PLOT.left + LABEL);
  return (
    <svg
      className={classes.chart}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label="Potenza al motore e durata del tagliente al variare della velocità di taglio; i valori sono nella tabella"
    >
      <clipPath id="cutting-plot">
        <path d={`M${PLOT.left} ${PLOT.top}H${PLOT.right}V${PLOT.bottom}H${PLOT.left}z`} />
      </clipPath>
      {band ? (
        <>
          <rect
            className={classes.band}
            x={clamp(band.low)}
            y={PLOT.top}
            width={Math.max(0, clamp(band.high) - clamp(band.low))}
            height={PLOT.bottom - PLOT.top}
          />
          <text className={classes.bandText} x={clamp(band.low) + 5} y={PLOT.bottom - 6}>
            consigliata
          </text>
        </>
      ) : null}
      {axisTicks(maxPower, 4).map((tick) => (
        <g key={tick}>
          <path className={classes.grid} d={`M${PLOT.left} ${y(tick / maxPower)}H${PLOT.right}`} />
          <text x={PLOT.left - 5} y={y(tick / maxPower) + 4} textAnchor="end">
            {writeGrouped(tick)}
          </text>
        </g>
      ))}
      {axisTicks(maxLife, 4).map((tick) => (
        <text key={tick} x={PLOT.right + 5} y={yLife(tick) + 4}>
          {writeGrouped(tick)}
        </text>
      ))}
      {ticksBetween(first.vc * speed.factor, last.vc * speed.factor, 5).map((tick) => (
        <text key={tick} x={x(tick / speed.factor)} y={PLOT.bottom + 15} textAnchor="middle">
          {writeGrouped(tick)}
        </text>
      ))}
      <path className={classes.axis} d={`M${PLOT.left} ${PLOT.bottom}H${PLOT.right}`} />
      <g clipPath="url(#cutting-plot)">
        <path className={classes.limit} d={paths.limit} />
        <path className={classes.power} d={paths.power} />
        <path className={classes.life} d={paths.life} />
      </g>
      {paths.limit && machine ? (
        <text
          className={classes.limitText}
          x={PLOT.right - 4}
          y={yPower(last.available ?? 0) - 5}
          textAnchor="end"
        >
          limite {machine.code}
        </text>
      ) : null}
      {vmc !== undefined && x(vmc) > PLOT.left && x(vmc) < PLOT.right ? (
        <>
          <path className={classes.economic} d={`M${x(vmc)} ${PLOT.top}V${PLOT.bottom}`} />
          <text x={x(vmc)} y={PLOT.top - 6} textAnchor="middle">
            economica {writeMeasure(vmc * speed.factor)}
          </text>
        </>
      ) : null}
      {vc === undefined ? null : (
        <>
          <path className={classes.now} d={`M${x(vc)} ${PLOT.top}V${PLOT.bottom}`} />
          <text className={classes.nowText} x={beside} y={PLOT.top + 12} textAnchor={anchor}>
            vc {writeMeasure(vc * speed.factor)}
          </text>
          {Pm === undefined ? null : (
            <>
              <circle className={classes.powerDot} cx={x(vc)} cy={yPower(Pm)} r="4" />
              <text
                className={classes.powerText}
                x={powerOnRight ? x(vc) + 8 : x(vc) - 8}
                y={yPower(Pm) + (yPower(Pm) > PLOT.bottom - 40 ? -8 : 15)}
                textAnchor={powerOnRight ? 'start' : 'end'}
              >
                {writeMeasure(Pm * power.factor)} {power.label}
              </text>
            </>
          )}
          {T === undefined ? null : (
            <>
              <circle className={classes.lifeDot} cx={x(vc)} cy={yLife(T)} r="4" />
              <text className={classes.lifeText} x={beside} y={yLife(T) - 8} textAnchor={anchor}>
                {writeMeasure(T)} min
              </text>
            </>
          )}
        </>
      )}
      <text x="2" y="10">
        {power.label}
      </text>
      <text x={WIDTH - 2} y="10" textAnchor="end">
        min
      </text>
      <text x={(PLOT.left + PLOT.right) / 2} y={HEIGHT - 4} textAnchor="middle">
        velocità di taglio, {speed.label}
      </text>
    </svg>
  );
}
