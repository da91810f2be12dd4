import { Button, Modal } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { formatMoney } from '@truciolo/money';
import { type PricedPosition, priceQuote } from '@truciolo/quote';
import { useMemo } from 'react';
import { notifyDone } from '../../../../components/notify.tsx';
import { ListPlaceholder } from '../../../../components/placeholders/placeholders.tsx';
import { ErrorState } from '../../../../components/states/error-state.tsx';
import { Table } from '../../../../components/table/table.tsx';
import { useReturnFocus } from '../../../../components/use-return-focus.ts';
import { formatAmount, formatDecimal } from '../../../../lib/format/numbers.ts';
import { amount } from '../fields/amounts.ts';
import { ratesNowQuery } from '../new-position/start-queries.ts';
import { titleOf } from '../positions/position-row.tsx';
import { newerCosts } from '../sections/costs/newer-costs.ts';
import { costsQuery } from '../sections/rates/registry-queries.ts';
import { useEditor } from '../state/use-editor.ts';
import classes from './dialogs.module.css';
import { newerRates } from './newer-rates.ts';

const shown = (value: number | string | null, unit: string) => {
  if (typeof value !== 'number') return value ?? 'mancante';
  return unit.startsWith('€') ? formatAmount(value) : formatDecimal(value, 4);
};
const unitOf = (priced: PricedPosition | undefined) =>
  priced?.chosen?.ok ? priced.chosen.priced.price.netUnit : null;

/** "Aggiorna tariffe": today's rates of the registries, their effect on every price, and only then the change. */
export default function RatesDialog({ onClose }: { readonly onClose: () => void }) {
  useReturnFocus();
  const { store } = useEditor();
  const { document, priced } = store.getState();
  const today = useQuery({ ...ratesNowQuery, staleTime: 0 });
  const registry = useQuery({ ...costsQuery, staleTime: 0 });
  // Data fetched before the dialog opened may be out of date: they are neither shown nor applied.
  const isRead = today.isFetchedAfterMount && registry.isFetchedAfterMount;
  const newer = useMemo(() => {
    if (!isRead || !today.data || !registry.data) return undefined;
    const rates = newerRates(document.rates, today.data);
    const costs = newerCosts(document, registry.data);
    return { ...rates, held: costs.held, changes: [...rates.changes, ...costs.changes] };
  }, [isRead, today.data, registry.data, document]);
  const after = useMemo(
    () => newer && priceQuote({ ...document, ...newer.held, rates: newer.rates }),
    [newer, document],
  );
  const apply = () => {
    if (!newer) return;
    store.edit((before) => ({
      ...before,
      rates: newerRates(before.rates, newer.rates).rates,
      ...newerCosts(before, registry.data ?? []).held,
    }));
    notifyDone('Tariffe aggiornate. Ctrl+Z torna a quelle di prima.');
    onClose();
  };
  const moved = document.positions.flatMap((position, index) => {
    const [from, to] = [unitOf(priced.positions[index]), unitOf(after?.positions[index])];
    return from === to ? [] : [{ position, from, to }];
  });
  return (
    <Modal
      opened
      onClose={onClose}
      title="Aggiorna tariffe"
      size={600}
      closeButtonProps={{ 'aria-label': 'Chiudi' }}
    >
      {isRead ? null : <ListPlaceholder />}
      {today.isError || registry.isError ? (
        <ErrorState
          title="Le tariffe non si sono aperte"
          error={today.error ?? registry.error}
          retry={() => void Promise.all([today.refetch(), registry.refetch()])}
        />
      ) : null}
      {newer && newer.gone.length > 0 ? (
        <p className={classes.lead} role="status">
          Archiviati in anagrafica, il preventivo tiene la tariffa copiata: <b>{newer.gone.join(', ')}</b>.
        </p>
      ) : null}
      {newer && newer.changes.length === 0 ? (
        <p className={classes.lead}>Il preventivo usa già le tariffe di oggi.</p>
      ) : null}
      {newer && newer.changes.length > 0 ? (
        <>
          <p className={classes.lead}>
            Queste voci sono cambiate da quando il preventivo le ha copiate. I valori digitati qui restano.
          </p>
          <ul className={classes.form}>
            {newer.changes.map(({ name, from, to, unit }) => (
              <li key={name}>
                {name}: {shown(from, unit)} → <b>{shown(to, unit)}</b> <span className="unit">{unit}</span>
              </li>
            ))}
          </ul>
          <div className={classes.field}>
            <Table label="Prezzi prima e dopo" compact>
              <thead>
                <tr>
                  <th>Posizione</th>
                  <th className="num">prima €/pz</th>
                  <th className="num">dopo €/pz</th>
                </tr>
              </thead>
              <tbody>
                {moved.map(({ position, from, to }) => (
                  <tr key={position.id}>
                    <td>{titleOf(position)}</td>
                    <td className="num">{from === null ? '—' : amount(from)}</td>
                    <td className="num">
                      <b>{to === null ? '—' : amount(to)}</b>
                    </td>
                  </tr>
                ))}
                {moved.length === 0 ? (
                  <tr>
                    <td colSpan={3}>Nessun prezzo cambia.</td>
                  </tr>
                ) : null}
              </tbody>
            </Table>
          </div>
          {after ? (
            <p className={classes.field}>
              Imponibile {formatMoney(priced.totals.taxable)} → <b>{formatMoney(after.totals.taxable)}</b>
            </p>
          ) : null}
        </>
      ) : null}
      <div className={classes.actions}>
        <Button variant="subtle" onClick={onClose}>
          {newer?.changes.length === 0 ? 'Chiudi' : 'Lascia come sono'}
        </Button>
        {newer && newer.changes.length > 0 ? (
          <Button variant="filled" onClick={apply}>
            Aggiorna tariffe
          </Button>
        ) : null}
      </div>
    </Modal>
  );
}
