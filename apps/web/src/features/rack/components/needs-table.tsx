import type { MaterialNeed, SupplierNeeds } from '@truciolo/contract';
import { formatMoney, money } from '@truciolo/money';
import { Link } from 'react-router';
import { Table } from '../../../components/table/table.tsx';
import { Pill } from '../../../components/tags/pill.tsx';
import { JOBS_PATH } from '../../../entities/jobs/job-paths.ts';
import { materialStateWords } from '../../../entities/jobs/job-states.ts';
import { countOf } from '../../../lib/format/counts.ts';
import { formatNumber } from '../../../lib/format/numbers.ts';
import { formatDay } from '../../../lib/format/rome-day.ts';

const number = (value: number | null, decimals: number) =>
  value === null ? <span className="dim">—</span> : formatNumber(value, decimals);

const due = ({ due: day }: MaterialNeed) => (day ? formatDay(day) : null);

/** Of the columns a phone does without: "Ø 40 × 3000 · 2 barre · 41 kg". */
const sizeText = ({ stock, bars, weight }: MaterialNeed): string =>
  [
    stock,
    bars === null ? '' : countOf(bars, 'barra', 'barre'),
    weight === null ? '' : `${formatNumber(weight, 1)} kg`,
  ]
    .filter((part) => part !== '')
    .join(' · ');

/** "Ordinato, arriva il 01/12/2026" */
function State({ need: { state, arrives } }: { readonly need: MaterialNeed }) {
  const arrival = arrives === null ? null : `arriva il ${formatDay(arrives)}`;
  return (
    <>
      <Pill tone={state === 'to-order' ? 'warn' : 'info'}>
        <span>
          {materialStateWords[state]}
          {arrival ? <span className="wide">, {arrival}</span> : null}
        </span>
      </Pill>
      {arrival ? <span className="narrow muted">{arrival}</span> : null}
    </>
  );
}

export function NeedsTable({ group: { supplier, needs } }: { readonly group: SupplierNeeds }) {
  return (
    <Table label={`Materiale da ${supplier || 'fornitori da indicare'}`} compact>
      <thead>
        <tr>
          <th>Materiale</th>
          <th className="wide">Misure</th>
          <th className="num wide">Barre</th>
          <th className="num wide">kg</th>
          <th className="num wide">Importo</th>
          <th className="num wide">Pezzi</th>
          <th className="num wide">Dal magazzino</th>
          <th>Commessa</th>
          <th className="wide">Particolare</th>
          <th className="wide">Consegna</th>
          <th>Stato</th>
        </tr>
      </thead>
      <tbody>
        {needs.map((need) => (
          <tr key={need.jobGuid}>
            <td>
              <b>{need.material || 'da indicare'}</b>
              <span className="narrow muted">{sizeText(need)}</span>
            </td>
            <td className="wide">{need.stock || <span className="dim">—</span>}</td>
            <td className="num wide">{number(need.bars, 0)}</td>
            <td className="num wide">{number(need.weight, 1)}</td>
            <td className="num wide">
              {need.price === null ? <span className="dim">—</span> : formatMoney(money(need.price))}
            </td>
            <td className="num wide">{formatNumber(need.started)}</td>
            <td className="num wide">
              {need.fromRack === 0 ? <span className="dim">—</span> : need.fromRack}
            </td>
            <td>
              <Link to={`${JOBS_PATH}/${need.jobGuid}`}>{need.jobNumber}</Link>
              {due(need) ? <span className="narrow muted">entro {due(need)}</span> : null}
            </td>
            <td className="wide">{need.part}</td>
            <td className="wide">{due(need) ?? <span className="dim">—</span>}</td>
            <td>
              <State need={need} />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
