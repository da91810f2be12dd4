import { Combobox, useCombobox } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { Customer } from '@truciolo/contract';
import type { QuoteCustomer } from '@truciolo/quote';
import { type KeyboardEvent, useEffect, useState } from 'react';
import { caretAtEnd, typeAhead } from '../../../../components/type-ahead.ts';
import { customersQuery } from '../../../../entities/customers/customers-query.ts';
import { NewCustomerDialog } from '../../../../entities/customers/new-customer-dialog.tsx';
import classes from './head.module.css';

interface CustomerPickerProps {
  readonly customer: Pick<QuoteCustomer, 'name' | 'contact'>;
  readonly readOnly: boolean;
  readonly onChoose: (customer: Customer) => void;
}

const CREATE = ' create';

/** Finds the customer by any word, or creates one. */
export function CustomerPicker({ customer, readOnly, onChoose }: CustomerPickerProps) {
  const [search, setSearch] = useState('');
  const [isCreating, setCreating] = useState(false);
  const [isWaiting, setWaiting] = useState(false);
  const combobox = useCombobox({
    onDropdownClose: () => combobox.resetSelectedOption(),
    onDropdownOpen: () => combobox.focusSearchInput(),
  });
  const found = useQuery({ ...customersQuery(search), enabled: combobox.dropdownOpened });
  const choose = (chosen: Customer) => {
    onChoose(chosen);
    setSearch('');
  };
  const onSubmit = (guid: string) => {
    combobox.closeDropdown();
    if (guid === CREATE) return setCreating(true);
    const chosen = found.data?.find((row) => row.guid === guid);
    if (chosen) choose(chosen);
  };
  const isAnswered = found.data !== undefined && !found.isPlaceholderData;
  // Rows of the previous search stay visible, but Enter never takes one of them.
  const best = search.trim() === '' || !isAnswered ? undefined : found.data?.[0];
  const { closeDropdown, selectFirstOption, resetSelectedOption } = combobox;
  useEffect(() => {
    if (best) selectFirstOption();
    else resetSelectedOption();
  }, [best, selectFirstOption, resetSelectedOption]);
  // Enter was pressed before the answer came.
  useEffect(() => {
    if (!isWaiting || !isAnswered) return;
    setWaiting(false);
    if (!best) return;
    closeDropdown();
    choose(best);
  });
  const onSearchKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || search.trim() === '' || isAnswered) return;
    event.preventDefault();
    setWaiting(true);
  };
  const content = (placeholder: string, hint: string) => (
    <>
      <b>{customer.name || placeholder}</b>
      <small>{customer.contact || (customer.name ? '' : hint)}</small>
    </>
  );
  if (readOnly) return <div className={classes.customer}>{content('Senza cliente', '')}</div>;
  return (
    <>
      <Combobox store={combobox} onOptionSubmit={onSubmit} width={320} position="bottom-start">
        <Combobox.Target targetType="button">
          <button
            type="button"
            className={classes.customer}
            aria-label={`Cliente: ${customer.name || 'da scegliere'}`}
            data-empty={customer.name === '' || undefined}
            onClick={() => combobox.toggleDropdown()}
            onKeyDown={typeAhead(combobox.dropdownOpened, search, setSearch)}
            data-private
          >
            {content('Scegli il cliente', 'o creane uno nuovo')}
          </button>
        </Combobox.Target>
        <Combobox.Dropdown>
          <Combobox.Search
            value={search}
            onChange={(event) => {
              setSearch(event.currentTarget.value);
              setWaiting(false);
            }}
            onKeyDown={onSearchKey}
            onFocus={caretAtEnd}
            placeholder="Nome, codice, partita IVA"
            aria-label="Cerca un cliente"
          />
          <Combobox.Options mah={320} style={{ overflowY: 'auto' }}>
            {(found.data ?? []).map((row) => (
              <Combobox.Option key={row.guid} value={row.guid}>
                <span className={classes.option}>
                  <span>{row.name}</span>
                  <span className="dim small">{row.legalAddress.city}</span>
                </span>
              </Combobox.Option>
            ))}
            {found.data?.length === 0 ? <Combobox.Empty>Nessun cliente trovato</Combobox.Empty> : null}
            <Combobox.Option value={CREATE} className={classes.create ?? ''}>
              {search.trim() === '' ? 'Nuovo cliente…' : `Nuovo cliente «${search.trim()}»…`}
            </Combobox.Option>
          </Combobox.Options>
        </Combobox.Dropdown>
      </Combobox>
      {isCreating ? (
        <NewCustomerDialog name={search.trim()} onCreated={choose} onClose={() => setCreating(false)} />
      ) : null}
    </>
  );
}
