import { Button, Menu } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { quoteStateOptions } from '../../../entities/quotes/quote-states.ts';
import { useSessionUser } from '../../../lib/session/session-store.ts';
import { DaysChip } from '../../../registry/list/days-chip.tsx';
import { ChoiceChip } from '../../../registry/list/filter-chips.tsx';
import type { ChipProps, EditFilter } from '../../../registry/list/range-chip.tsx';
import { filterValues, withFilter } from '../../../registry/list-state/list-address.ts';
import { CustomerChip, FollowChip, NumbersChip, OwnerChip, WordChip } from './quote-chips.tsx';

interface QuoteFiltersProps {
  readonly filter: readonly string[];
  readonly onFilter: (filter: readonly string[]) => void;
  /** Tags seen on the list, to choose from. */
  readonly tags: readonly string[];
}

type Kind =
  | 'state'
  | 'days'
  | 'ends'
  | 'follow'
  | 'customer'
  | 'customerName'
  | 'owner'
  | 'value'
  | 'margin'
  | 'reason'
  | 'competitor'
  | 'competitorPrice'
  | 'tag';

const labels: Readonly<Record<Kind, string>> = {
  state: 'Stato',
  days: 'Data',
  ends: 'Scadenza',
  follow: 'Da risollecitare',
  customer: 'Cliente',
  customerName: 'Nome del cliente',
  owner: 'Responsabile',
  value: 'Valore',
  margin: 'Margine',
  reason: 'Motivo',
  competitor: 'Concorrente',
  competitorPrice: 'Prezzo del concorrente',
  tag: 'Etichetta',
};

const fieldsOf: Readonly<Record<Kind, readonly string[]>> = {
  state: ['state'],
  days: ['from', 'to'],
  ends: ['ends-from', 'ends-to'],
  follow: ['follow'],
  customer: ['customer'],
  customerName: ['customer-name'],
  owner: ['owner'],
  value: ['min', 'max'],
  margin: ['margin-min', 'margin-max'],
  reason: ['reason'],
  competitor: ['competitor'],
  competitorPrice: ['competitor-price'],
  tag: ['tag'],
};

/** Set by a link from elsewhere; beside the others they would only confuse. */
const unlisted: readonly Kind[] = ['customerName', 'competitorPrice'];

/** Filters in force as chips; another one comes from the menu. */
export function QuoteFilters({ filter, onFilter, tags }: QuoteFiltersProps) {
  const [opened, setOpened] = useState<Kind | null>(null);
  const { hideCosts } = useSessionUser();
  // The address follows a moment later: two quick changes must not overwrite each other.
  const latest = useRef(filter);
  useEffect(() => {
    latest.current = filter;
  }, [filter]);
  const edit: EditFilter = (change) => {
    latest.current = change(latest.current);
    onFilter(latest.current);
  };
  const kinds = (Object.keys(labels) as Kind[]).filter((kind) => !(hideCosts && kind === 'margin'));
  const isSet = (kind: Kind) => fieldsOf[kind].some((field) => filterValues(filter, field).length > 0);
  const shown = kinds.filter((kind) => kind === opened || isSet(kind));
  const others = kinds.filter((kind) => !shown.includes(kind) && !unlisted.includes(kind));
  return (
    <>
      {shown.map((kind) => (
        <KindChip
          key={kind}
          kind={kind}
          filter={filter}
          edit={edit}
          tags={tags}
          opened={opened === kind}
          onOpened={(isOpen) => setOpened(isOpen ? kind : null)}
        />
      ))}
      {others.length > 0 ? (
        <Menu position="bottom-start">
          <Menu.Target>
            <Button size="xs" variant="subtle" leftSection={<IconPlus size={14} stroke={1.6} />}>
              Filtro
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            {others.map((kind) => (
              <Menu.Item key={kind} onClick={() => setOpened(kind)}>
                {labels[kind]}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      ) : null}
    </>
  );
}

interface KindChipProps extends ChipProps {
  readonly kind: Kind;
  readonly tags: readonly string[];
}

function KindChip({ kind, tags, ...props }: KindChipProps) {
  const { filter, edit } = props;
  const values = (field: string) => filterValues(filter, field);
  const choice = (field: string, options: readonly { value: string; label: string }[]) => (
    <ChoiceChip
      opened={props.opened}
      onOpened={props.onOpened}
      filter={{ field, label: labels[kind], options }}
      values={values(field)}
      onValues={(next) => edit((now) => withFilter(now, field, next))}
    />
  );
  switch (kind) {
    case 'state':
      return choice('state', quoteStateOptions);
    case 'tag':
      return choice(
        'tag',
        [...new Set([...tags, ...values('tag')])].map((tag) => ({ value: tag, label: tag })),
      );
    case 'owner':
      return <OwnerChip {...props} />;
    case 'customer':
      return <CustomerChip {...props} />;
    case 'days':
      return <DaysChip {...props} label={labels.days} fields={['from', 'to']} />;
    case 'ends':
      return <DaysChip {...props} label={labels.ends} fields={['ends-from', 'ends-to']} />;
    case 'follow':
      return <FollowChip {...props} />;
    case 'customerName':
      return <WordChip {...props} label={labels.customerName} field="customer-name" />;
    case 'reason':
      return <WordChip {...props} label={labels.reason} field="reason" say={(word) => word || 'non detto'} />;
    case 'competitor':
      return <WordChip {...props} label={labels.competitor} field="competitor" />;
    case 'competitorPrice':
      return choice('competitor-price', [
        { value: 'yes', label: 'noto' },
        { value: 'no', label: 'non noto' },
      ]);
    case 'value':
      return <NumbersChip {...props} label={labels.value} fields={['min', 'max']} unit="€" />;
    case 'margin':
      return <NumbersChip {...props} label={labels.margin} fields={['margin-min', 'margin-max']} unit="%" />;
  }
}
