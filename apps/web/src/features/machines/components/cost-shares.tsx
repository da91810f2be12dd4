import { inEuro } from '@truciolo/money';
import type { HourlyCost } from '@truciolo/pricing';
import { Table } from '../../../components/table/table.tsx';
import { formatNumber } from '../../../lib/format/numbers.ts';
import { costGroups, costLines } from '../guided-cost.ts';
import classes from './rate.module.css';

const WIDTH = 460;
const HEIGHT = 14;
const GAP = 2;

/** The cost of an hour as one bar, its parts named below, every single share in a table behind it. */
export function CostShares({ cost }: { readonly cost: HourlyCost }) {
  const groups = costGroups(cost);
  const room = WIDTH - GAP * Math.max(0, groups.length - 1);
  let left = 0;
  const bars = groups.map(({ label, colour, share }) => {
    const bar = { label, colour, x: left, width: share * room };
    left += bar.width + GAP;
    return bar;
  });
  return (
    <>
      <svg
        className={classes.bar}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={`Composizione: ${groups.map(({ label, share }) => `${label} ${formatNumber(100 * share)} %`).join(', ')}`}
      >
        {bars.map(({ label, colour, x, width }) => (
          <rect key={label} x={x} y={0} width={width} height={HEIGHT} fill={colour} />
        ))}
      </svg>
      <ul className={classes.shares}>
        {groups.map(({ label, colour, amount, share }) => (
          <li key={label}>
            <i style={{ background: colour }} aria-hidden="true" />
            <span>{label}</span>
            <b>{formatNumber(inEuro(amount), 2)}</b>
            <em>{formatNumber(100 * share)} %</em>
          </li>
        ))}
      </ul>
      <details className={classes.details}>
        <summary>Tutte le voci</summary>
        <Table label="Voci del costo orario" compact>
          <thead>
            <tr>
              <th>Voce</th>
              <th className="num">€/h</th>
              <th className="num">%</th>
            </tr>
          </thead>
          <tbody>
            {costLines(cost).map(({ label, amount, share }) => (
              <tr key={label}>
                <td>{label}</td>
                <td className="num">{formatNumber(inEuro(amount), 4)}</td>
                <td className="num">{formatNumber(100 * share, 1)}</td>
              </tr>
            ))}
            <tr>
              <td>
                <b>Totale</b>
              </td>
              <td className="num">
                <b>{formatNumber(inEuro(cost.total), 4)}</b>
              </td>
              <td className="num">100,0</td>
            </tr>
          </tbody>
        </Table>
      </details>
    </>
  );
}
