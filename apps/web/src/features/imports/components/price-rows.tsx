import { inEuro } from '@truciolo/money';
import { Table } from '../../../components/table/table.tsx';
import { useScrollStop } from '../../../components/table/use-scroll-stop.ts';
import { countOf } from '../../../lib/format/counts.ts';
import { formatNumber } from '../../../lib/format/numbers.ts';
import type { priceWords } from '../sheet-words.ts';
import classes from './price-rows.module.css';

interface PriceRowsProps {
  readonly rows: readonly {
    readonly guid: string;
    readonly name: string;
    readonly from: number;
    readonly to: number;
  }[];
  readonly without: number;
  readonly words: (typeof priceWords)['materials'];
  readonly isWaiting: boolean;
}

/** More are counted, not listed: the eye checks the first ones. */
const LISTED = 200;

/** Two decimals, more only where there are more. */
const amount = (units: number): string => formatNumber(inEuro(units), units % 100 === 0 ? 2 : 4);

/** Old and new amount of every row. */
export function PriceRows({ rows, without, words, isWaiting }: PriceRowsProps) {
  const box = useScrollStop();
  return (
    <>
      <section className={classes.box} ref={box} data-waiting={isWaiting || undefined} aria-label="Anteprima">
        <Table label="Prima e dopo" compact>
          <thead>
            <tr>
              <th>Voce</th>
              <th className="num">
                Prima <span className="unit">{words.unit}</span>
              </th>
              <th className="num">
                Dopo <span className="unit">{words.unit}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.slice(0, LISTED).map(({ guid, name, from, to }) => (
              <tr key={guid}>
                <td>{name}</td>
                <td className="num muted">{amount(from)}</td>
                <td className="num">
                  {from === to ? <span className="dim">uguale</span> : <b>{amount(to)}</b>}
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      </section>
      <p className="small muted">
        {rows.length > LISTED ? `Non mostrate: ${countOf(rows.length - LISTED, 'riga', 'righe')}. ` : ''}
        {without > 0 ? `${formatNumber(without)} senza ${words.amount}: restano così.` : ''}
      </p>
    </>
  );
}
