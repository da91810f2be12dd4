import { inEuro } from '@truciolo/money';
import { Table } from '../../../../../components/table/table.tsx';
import { formatNumber } from '../../../../../lib/format/numbers.ts';
import type { StockRow } from './stock-need.ts';

interface StockTableProps {
  readonly rows: readonly StockRow[];
  /** The quantity that the page looks at. */
  readonly quantity: number | null;
}

/** Pieces to start, bars, weight and cost of the blanks at every quantity. */
export function StockTable({ rows, quantity }: StockTableProps) {
  return (
    <Table label="Grezzo per quantità" compact>
      <thead>
        <tr>
          <th className="num">Pezzi</th>
          <th className="num">avviare</th>
          <th className="num">{rows.some(({ need }) => need.sheets) ? 'lamiere' : 'barre'}</th>
          <th className="num">kg</th>
          <th className="num">costo €</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ quantity: pieces, started, need, cost }) => (
          <tr key={pieces} data-selected={pieces === quantity || undefined}>
            <td className="num">
              <b>{formatNumber(pieces)}</b>
            </td>
            <td className="num">{formatNumber(started)}</td>
            <td className="num">{need.bars === null ? '—' : formatNumber(need.bars)}</td>
            <td className="num">{formatNumber(need.lotWeight, need.lotWeight < 10 ? 2 : 1)}</td>
            <td className="num">{cost === null ? '—' : formatNumber(inEuro(cost), 2)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
