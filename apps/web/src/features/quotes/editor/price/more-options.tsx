import { Button, Select, Switch, TextInput } from '@mantine/core';
import { writeNumber } from '@truciolo/italian';
import { CATEGORY_LABELS, COST_CATEGORIES } from '@truciolo/pricing';
import type { PriceDraft } from '@truciolo/quote';
import { memo } from 'react';
import { NumberField } from '../../../../components/number-field/number-field.tsx';
import { useDraftText } from '../sections/values/use-draft-text.ts';
import { useEditor, useReadOnly } from '../state/use-editor.ts';
import classes from './price.module.css';

interface MoreOptionsProps {
  /** Id of the position. */
  readonly id: string;
  readonly price: PriceDraft;
}

interface PartProps {
  readonly price: PriceDraft;
  readonly readOnly: boolean;
  readonly set: (change: Partial<PriceDraft>) => void;
}

const STEPS = [
  { value: '0.0001', label: 'quattro decimali' },
  { value: '0.01', label: 'al centesimo' },
  { value: '0.05', label: 'a 5 centesimi' },
  { value: '0.1', label: 'a 10 centesimi' },
  { value: '0.5', label: 'a 50 centesimi' },
  { value: '1', label: 'all’euro' },
];
const RULES = [
  { value: 'half-up', label: 'al più vicino' },
  { value: 'ceil', label: 'per eccesso' },
  { value: 'floor', label: 'per difetto' },
];

/**
 * Rarely used options: discounts of the line, minimum amount, urgency, rounding, mark-up by category. Memoised: a key
 * typed elsewhere does not render it.
 */
export const MoreOptions = memo(function MoreOptions({ id, price }: MoreOptionsProps) {
  const { store } = useEditor();
  const readOnly = useReadOnly();
  const set = (change: Partial<PriceDraft>) =>
    store.editPosition(id, (before) => ({ ...before, price: { ...before.price, ...change } }));
  const parts = { price, readOnly, set };
  const inUse = [
    price.discounts.length > 0 ? 'sconto' : null,
    price.minimumLine === null ? null : 'minimo',
    price.expedite ? 'urgenza' : null,
    (price.promisedDays ?? null) === null ? null : 'consegna',
  ].filter((word) => word !== null);
  return (
    <details className={classes.more}>
      <summary>
        Altre opzioni{' '}
        <span className="dim small">{inUse.join(', ') || 'sconti, minimo, consegna, urgenza'}</span>
      </summary>
      <div className={classes.moreBody}>
        <Discounts {...parts} />
        <div className={classes.pair}>
          <NumberField
            label="Minimo di riga"
            unit="€"
            decimals={2}
            value={price.minimumLine}
            readOnly={readOnly}
            onChange={(minimumLine) => set({ minimumLine })}
          />
          <Select
            label="Arrotonda"
            data={STEPS}
            value={String(price.rounding.step)}
            readOnly={readOnly}
            allowDeselect={false}
            onChange={(step) => set({ rounding: { ...price.rounding, step: Number(step) } })}
          />
          <Select
            label="Come"
            data={RULES}
            value={price.rounding.rule === 'half-even' ? 'half-up' : price.rounding.rule}
            readOnly={readOnly}
            allowDeselect={false}
            onChange={(rule) =>
              set({ rounding: { ...price.rounding, rule: rule as PriceDraft['rounding']['rule'] } })
            }
          />
        </div>
        <NumberField
          label="Consegna promessa"
          unit="giorni"
          decimals={0}
          value={price.promisedDays ?? null}
          readOnly={readOnly}
          placeholder="dal piano"
          data-field="price.promisedDays"
          onChange={(promisedDays) => set({ promisedDays })}
        />
        <Urgency {...parts} />
        <ByCategory {...parts} />
      </div>
    </details>
  );
});

function Discounts({ price, readOnly, set }: PartProps) {
  const { discounts } = price;
  return (
    <div className={classes.rows}>
      {discounts.map((discount, index) => (
        // The place in the cascade is what tells one discount from another.
        // biome-ignore lint/suspicious/noArrayIndexKey: discounts have no identity of their own
        <div key={index} className={classes.pair}>
          <NumberField
            label={index === 0 ? 'Sconto di riga' : 'e poi'}
            unit="%"
            decimals={2}
            value={discount.rate}
            readOnly={readOnly}
            max={100}
            onChange={(rate) => set({ discounts: discounts.with(index, { ...discount, rate: rate ?? 0 }) })}
          />
          <NumberField
            label="da pezzi"
            decimals={0}
            value={discount.fromQuantity ?? null}
            readOnly={readOnly}
            onChange={(fromQuantity) =>
              set({
                discounts: discounts.with(index, {
                  rate: discount.rate,
                  ...(fromQuantity === null ? {} : { fromQuantity }),
                }),
              })
            }
          />
          {readOnly ? null : (
            <Button
              size="xs"
              variant="subtle"
              onClick={() => set({ discounts: discounts.toSpliced(index, 1) })}
            >
              Togli
            </Button>
          )}
        </div>
      ))}
      {readOnly || discounts.length >= 5 ? null : (
        <Button size="xs" onClick={() => set({ discounts: [...discounts, { rate: 0 }] })}>
          Aggiungi sconto di riga
        </Button>
      )}
    </div>
  );
}

function Urgency({ price, readOnly, set }: PartProps) {
  const { expedite } = price;
  const label = useDraftText(expedite?.label ?? '', (text) => {
    if (expedite) set({ expedite: { ...expedite, label: text } });
  });
  return (
    <div className={classes.rows}>
      <Switch
        size="xs"
        label="Maggiorazione per urgenza"
        checked={expedite !== null}
        disabled={readOnly}
        onChange={(event) =>
          set({
            expedite: event.currentTarget.checked
              ? { label: 'Urgenza', rate: null, fixed: null, fixedDiscounted: false, leadDays: null }
              : null,
          })
        }
      />
      {expedite ? (
        <div className={classes.pair}>
          <TextInput {...label} label="Descrizione" maxLength={100} readOnly={readOnly} />
          <NumberField
            label="Aumento"
            unit="%"
            decimals={2}
            value={expedite.rate}
            readOnly={readOnly}
            data-field="price.expedite.rate"
            onChange={(rate) => set({ expedite: { ...expedite, rate } })}
          />
          <NumberField
            label="Fisso"
            unit="€"
            decimals={2}
            value={expedite.fixed}
            readOnly={readOnly}
            onChange={(fixed) => set({ expedite: { ...expedite, fixed } })}
          />
        </div>
      ) : null}
      {expedite?.fixed ? (
        <Switch
          size="xs"
          label="Lo sconto vale anche per la parte fissa"
          checked={expedite.fixedDiscounted ?? true}
          disabled={readOnly}
          onChange={(event) =>
            set({ expedite: { ...expedite, fixedDiscounted: event.currentTarget.checked } })
          }
        />
      ) : null}
    </div>
  );
}

function ByCategory({ price, readOnly, set }: PartProps) {
  const { target } = price;
  if (target.kind !== 'markup') return null;
  const { byCategory } = target;
  return (
    <div className={classes.rows}>
      <Switch
        size="xs"
        label="Ricarico diverso per categoria"
        checked={byCategory !== null}
        disabled={readOnly}
        onChange={(event) =>
          set({ target: { ...target, byCategory: event.currentTarget.checked ? {} : null } })
        }
      />
      {byCategory ? (
        <div className={classes.categories}>
          {COST_CATEGORIES.map((category) => (
            <NumberField
              key={category}
              label={CATEGORY_LABELS[category]}
              unit="%"
              decimals={2}
              value={byCategory[category] ?? null}
              placeholder={target.rate === null ? '' : writeNumber(target.rate)}
              readOnly={readOnly}
              onChange={(rate) => {
                const { [category]: _before, ...others } = byCategory;
                set({
                  target: { ...target, byCategory: rate === null ? others : { ...others, [category]: rate } },
                });
              }}
            />
          ))}
        </div>
      ) : null}
    </div>
  );
}
