import { Modal } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { quotes } from '@truciolo/contract';
import type { Money, Percent } from '@truciolo/money';
import { Link } from 'react-router';
import { ListPlaceholder } from '../../../../components/placeholders/placeholders.tsx';
import { ErrorState } from '../../../../components/states/error-state.tsx';
import { Table } from '../../../../components/table/table.tsx';
import { Pill } from '../../../../components/tags/pill.tsx';
import { useReturnFocus } from '../../../../components/use-return-focus.ts';
import { quoteKeys } from '../../../../entities/quotes/quote-keys.ts';
import { quoteStateWords } from '../../../../entities/quotes/quote-states.ts';
import { api } from '../../../../lib/api/client.ts';
import { formatNumber } from '../../../../lib/format/numbers.ts';
import { formatDay } from '../../../../lib/format/rome-day.ts';
import { quotePath } from '../../../../lib/pages.ts';
import { amount, rate } from '../fields/amounts.ts';
import { lookedAt, useEditor } from '../state/use-editor.ts';
import classes from './dialogs.module.css';

const LONGEST_TEXT = 300;
/** The best ones; more would only be read past. */
const SHOWN = 12;

/** Past positions that resemble this one: their prices and outcomes. */
export default function SimilarDialog({ onClose }: { readonly onClose: () => void }) {
  useReturnFocus();
  const state = useEditor().store.getState();
  const { document, head, positionId } = state;
  const index = document.positions.findIndex(({ id }) => id === positionId);
  const position = document.positions[index];
  const stock = position?.stock;
  const materialId = stock && stock.kind !== 'none' ? stock.materialId : null;
  const chosen = state.priced.positions[index]?.chosen;
  const query = {
    ...(head ? { quote: head.guid } : {}),
    ...(document.customer.guid ? { customer: document.customer.guid } : {}),
    material: (materialId && document.rates.materials[materialId]?.name) || '',
    text: `${position?.code ?? ''} ${position?.description ?? ''}`.trim().slice(0, LONGEST_TEXT),
    ...(chosen?.ok && chosen.priced.stock ? { weight: chosen.priced.stock.grossWeight } : {}),
    quantity: lookedAt(state) ?? undefined,
  };
  const similar = useQuery({
    queryKey: quoteKeys.similar(query),
    queryFn: ({ signal }) => api(quotes.similar, { query }, { signal }),
  });
  return (
    <Modal
      opened
      onClose={onClose}
      title="Preventivi simili"
      size={900}
      closeButtonProps={{ 'aria-label': 'Chiudi' }}
    >
      {similar.isPending ? <ListPlaceholder /> : null}
      {similar.isError ? (
        <ErrorState
          title="La ricerca non è riuscita"
          error={similar.error}
          retry={() => void similar.refetch()}
        />
      ) : null}
      {similar.data?.length === 0 ? (
        <p className={classes.lead}>Nessun pezzo simile nello storico: questo sarà il primo.</p>
      ) : null}
      {similar.data && similar.data.length > 0 ? (
        <Table label="Preventivi simili" compact>
          <thead>
            <tr>
              <th>Preventivo e pezzo</th>
              <th className="num">pz</th>
              <th className="num">€/pz</th>
              <th className="num">marg. %</th>
              <th>Esito</th>
            </tr>
          </thead>
          <tbody>
            {similar.data.slice(0, SHOWN).map((row) => (
              <tr key={`${row.quoteGuid}${row.positionId}`}>
                <td>
                  <Link to={quotePath(row.quoteGuid)} className="mono">
                    {row.number}
                  </Link>
                  <div className={classes.similar}>{row.description || row.code}</div>
                  <div className="dim small">
                    {row.customerName} · {formatDay(row.date)}
                  </div>
                  <div className="dim small">
                    {row.material} · {row.reasons.join(', ')}
                  </div>
                </td>
                <td className="num">{formatNumber(row.quantity)}</td>
                <td className="num">
                  <b>{amount(row.unit as Money)}</b>
                </td>
                <td className="num">{rate(row.netMargin as Percent | null)}</td>
                <td>
                  <Pill tone={quoteStateWords[row.state].tone}>{quoteStateWords[row.state].label}</Pill>
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      ) : null}
    </Modal>
  );
}
