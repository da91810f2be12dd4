import { Button, SegmentedControl } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { OrderDecision, OrderDifference, ShopRequest } from '@truciolo/contract';
import { Link } from 'react-router';
import { NoteBar } from '../../../components/states/note-bar.tsx';
import { useAct } from '../../../components/use-act.ts';
import { countOf } from '../../../lib/format/counts.ts';
import { quotePath } from '../../../lib/pages.ts';
import { orderQuery, saveRequest } from '../api/request-calls.ts';
import classes from './order-comparison.module.css';

const fieldWords = {
  part: 'Posizione',
  revision: 'Revisione',
  quantity: 'Quantità',
  price: 'Prezzo',
  days: 'Consegna',
  payment: 'Pagamento',
  delivery: 'Resa',
} as const satisfies Record<OrderDifference['field'], string>;

interface OrderComparisonProps {
  readonly request: ShopRequest;
  readonly mayWrite: boolean;
}

/** An order beside the quote it confirms. Each difference is decided by a person before the order is made. */
export function OrderComparison({ request, mayWrite }: OrderComparisonProps) {
  const { guid, content, version } = request;
  const { data } = useQuery({ ...orderQuery(guid, version), enabled: request.confirms !== null });
  const { act, isBusy } = useAct();
  const comparison = data?.comparison;
  if (request.kind === 'order' && request.confirms === null)
    return (
      <NoteBar tone="info">
        Sembra un ordine, ma non nomina un vostro preventivo: cercalo nello storico prima di farne un ordine.
      </NoteBar>
    );
  if (!comparison) return null;
  const { differences, number, revision, quoteGuid } = comparison;
  const open = differences.filter(({ decided }) => decided === null).length;
  const decide = (key: string, decision: OrderDecision) => {
    const before = content.orderDecisions;
    const change = {
      path: ['orderDecisions'],
      ...(before && { base: before }),
      value: { ...before, [key]: decision },
    };
    void act(() => saveRequest(guid, [change]), 'Decisione salvata.');
  };
  return (
    <section className={classes.order} aria-label="Ordine e preventivo">
      <h3>
        Ordine di {number} rev. {revision}
      </h3>
      {differences.length === 0 ? (
        <NoteBar tone="ok">L’ordine dice le stesse cose del preventivo.</NoteBar>
      ) : (
        <div className={classes.scroll}>
          <table>
            <thead>
              <tr>
                <th>Differenza</th>
                <th>Nell’ordine</th>
                <th>Nel preventivo</th>
                <th>Vale</th>
              </tr>
            </thead>
            <tbody>
              {differences.map((one) => (
                <tr key={one.key}>
                  <th scope="row">
                    {fieldWords[one.field]}
                    {one.code ? <small>{one.code}</small> : null}
                  </th>
                  <td>
                    <b>{one.ordered}</b>
                    {one.proof ? <small>«{one.proof}»</small> : null}
                  </td>
                  <td>
                    <b>{one.offered}</b>
                    <small>
                      <Link to={quotePath(quoteGuid)}>{number}</Link>
                    </small>
                  </td>
                  <td>
                    <SegmentedControl
                      size="xs"
                      aria-label={`${fieldWords[one.field]} ${one.code}: vale`}
                      data={[
                        { value: 'order', label: 'ordine' },
                        { value: 'quote', label: 'preventivo' },
                      ]}
                      value={one.decided ?? ''}
                      disabled={!mayWrite || isBusy}
                      onChange={(value) => decide(one.key, value === 'order' ? 'order' : 'quote')}
                    />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      <p className={classes.next}>
        {open > 0 ? (
          <span>
            {countOf(open, 'differenza', 'differenze')} da decidere prima di fare l’ordine. Dove vale il
            preventivo, dillo al cliente con «Chiedi chiarimenti».
          </span>
        ) : (
          <Button
            component={Link}
            to={quotePath(quoteGuid)}
            size="xs"
            variant="filled"
            rightSection={<IconArrowRight size={14} stroke={1.8} />}
          >
            Continua sul preventivo
          </Button>
        )}
      </p>
    </section>
  );
}
