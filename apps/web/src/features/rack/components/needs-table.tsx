import type { MaterialNeed, SupplierNeeds } from '@truciolo/contract';
import { Link } from 'react-router';
import { Table } from '../../../components/table/table.tsx';
import { Pill } from '../../../components/tags/pill.tsx';
import { JOBS_PATH } from '../../../entities/jobs/job-paths.ts';
import { materialStateWords } from '../../../entities/jobs/job-states.ts';
import { formatNumber } from '../../../lib/format/numbers.ts';
import { formatDay } from '../../../lib/format/rome-day.ts';

const number = (value: number | null, decimals: number) =>
  value === null ? <span className="dim">—</span> : formatNumber(value, decimals);

/** "Ordinato, arriva il 01/12/2026" */
const stateText = ({ state, arrives }: MaterialNeed): string =>
  arrives === null
    ? materialStateWords[state]
    : `${materialStateWords[state]}, arriva il ${formatDay(arrives)}`;

export function NeedsTable({ group: { supplier, needs } }: { readonly group: SupplierNeeds }) {
  return (
    <Table label={`Materiale da ${supplier || 'fornitori da indicare'}`} compact>
      <thead>
        <tr>
          <th>Materiale</th>
          <th>Misure</th>
          <th className="num">Barre</th>
          <th className="num wide">kg</th>
          <th className="num wide">Pezzi</th>
          <th className="num wide">Dal magazzino</th>
          <th>Commessa</th>
          <th className="wide">Particolare</th>
          <th>Consegna</th>
          <th>Stato</th>
        </tr>
      </thead>
      <tbody>
        {needs.map((need) => (
          <tr key={need.jobGuid}>
            <td>
              <b>{need.material || 'da indicare'}</b>
            </td>
            <td>{need.stock || <span className="dim">—</span>}</td>
            <td className="num">{number(need.bars, 0)}</td>
            <td className="num wide">{number(need.weight, 1)}</td>
            <td className="num wide">{formatNumber(need.started)}</td>
            <td className="num wide">
              {need.fromRack === 0 ? <span className="dim">—</span> : need.fromRack}
            </td>
            <td>
              <Link to={`${JOBS_PATH}/${need.jobGuid}`}>{need.jobNumber}</Link>
            </td>
            <td className="wide">{need.part}</td>
            <td>{need.due ? formatDay(need.due) : <span className="dim">—</span>}</td>
            <td>
              <Pill tone={need.state === 'to-order' ? 'warn' : 'info'}>{stateText(need)}</Pill>
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
