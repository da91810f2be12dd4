import { NativeSelect } from '@mantine/core';
import { readNumber, writeNumber } from '@truciolo/italian';
import { NATURA_LABELS } from '@truciolo/pricing';
import type { QuoteDocument } from '@truciolo/quote';
import { useState } from 'react';
import { DayField } from '../../../../components/day-field/day-field.tsx';
import { afterPress } from '../../../../components/number-field/after-press.ts';
import { NumberField } from '../../../../components/number-field/number-field.tsx';
import { NumberTextField } from '../../../../components/number-field/number-text-field.tsx';
import { formatDecimal } from '../../../../lib/format/numbers.ts';
import { InlineText } from '../fields/inline-text.tsx';
import type { EditorState } from '../state/editor-state.ts';
import { useEditor, useEditorState, useReadOnly } from '../state/use-editor.ts';
import { DueDates } from './due-dates.tsx';
import classes from './head.module.css';
import { TakeQuote } from './take-quote.tsx';

const terms = {
  date: (state: EditorState) => state.document.date,
  validityDays: (state: EditorState) => state.document.validityDays,
  paymentTerms: (state: EditorState) => state.document.paymentTerms,
  deliveryTerms: (state: EditorState) => state.document.deliveryTerms,
  discounts: (state: EditorState) => state.document.discounts,
  vat: (state: EditorState) => state.document.vat,
};
const ownerOf = (state: EditorState) => state.head?.ownerName ?? null;

const MOST_DAYS = 365;
const MOST_DISCOUNTS = 5;

/** "3 + 2": successive discounts. */
const readDiscounts = (text: string): readonly number[] | null => {
  if (text.trim() === '') return [];
  const rates = text.split('+').map((part) => readNumber(part, { unit: '%', max: 100, required: true }));
  const good = rates.flatMap((rate) => (rate.kind === 'number' ? [rate.value] : []));
  return good.length === rates.length && good.length <= MOST_DISCOUNTS
    ? good.filter((rate) => rate > 0)
    : null;
};

const vatChoices = [
  { value: '22', label: '22 %' },
  { value: '10', label: '10 %' },
  { value: '5', label: '5 %' },
  { value: '4', label: '4 %' },
  { value: '0', label: '0 %' },
  ...Object.entries(NATURA_LABELS).map(([code, label]) => ({ value: code, label: `${code} ${label}` })),
];

/** Terms of the whole quote, edited in place. */
export function TermsRow() {
  const { store } = useEditor();
  const readOnly = useReadOnly();
  const document = {
    date: useEditorState(terms.date),
    validityDays: useEditorState(terms.validityDays),
    paymentTerms: useEditorState(terms.paymentTerms),
    deliveryTerms: useEditorState(terms.deliveryTerms),
    discounts: useEditorState(terms.discounts),
    vat: useEditorState(terms.vat),
  };
  const owner = useEditorState(ownerOf);
  const set = (change: Partial<QuoteDocument>) => store.edit((before) => ({ ...before, ...change }));
  const vat = String(document.vat);
  const vats = vatChoices.some(({ value }) => value === vat)
    ? vatChoices
    : [{ value: vat, label: `${formatDecimal(Number(vat), 2)} %` }, ...vatChoices];
  return (
    <div className={classes.terms}>
      <div className={classes.term}>
        <span>Data</span>
        <DayField
          aria-label="Data"
          variant="unstyled"
          classNames={{ input: classes.date ?? '' }}
          value={document.date}
          readOnly={readOnly}
          onDay={(date) => set({ date })}
        />
      </div>
      <div className={classes.term}>
        <span>Validità</span>
        <span className={classes.number}>
          <NumberField
            variant="unstyled"
            size="xs"
            aria-label="Validità in giorni"
            name="validityDays"
            value={document.validityDays}
            decimals={0}
            min={1}
            max={MOST_DAYS}
            required
            readsUnit="gg"
            readOnly={readOnly}
            onChange={(validityDays) => set({ validityDays: validityDays ?? document.validityDays })}
          />
          gg
        </span>
      </div>
      <div className={classes.term} data-text>
        <span>Pagamento</span>
        <InlineText
          label="Pagamento"
          placeholder="da definire"
          value={document.paymentTerms}
          onChange={(paymentTerms) => set({ paymentTerms })}
          readOnly={readOnly}
          maxLength={200}
        />
        <DueDates paymentTerms={document.paymentTerms} date={document.date} />
      </div>
      <div className={classes.term} data-text>
        <span>Resa</span>
        <InlineText
          label="Resa"
          placeholder="da definire"
          value={document.deliveryTerms}
          onChange={(deliveryTerms) => set({ deliveryTerms })}
          readOnly={readOnly}
          maxLength={200}
        />
      </div>
      {owner ? (
        <div className={classes.term} data-text>
          <span>Responsabile</span>
          <span className={classes.owner} data-private>
            {owner}
          </span>
          <TakeQuote />
        </div>
      ) : null}
      <div className={classes.term}>
        <span>Sconto</span>
        <Discounts
          value={document.discounts}
          readOnly={readOnly}
          onChange={(discounts) => set({ discounts })}
        />
      </div>
      <div className={classes.term}>
        <span>IVA</span>
        <NativeSelect
          aria-label="IVA"
          size="xs"
          className={classes.vat ?? ''}
          data={vats}
          value={vat}
          disabled={readOnly}
          onChange={({ currentTarget: { value } }) =>
            set({ vat: Number.isNaN(Number(value)) ? value : Number(value) })
          }
        />
      </div>
    </div>
  );
}

interface DiscountsProps {
  readonly value: readonly number[];
  readonly readOnly: boolean;
  readonly onChange: (value: readonly number[]) => void;
}

/** The text stays while it is edited, and afterwards if it is not a discount. */
function Discounts({ value, readOnly, onChange }: DiscountsProps) {
  const [text, setText] = useState<string | null>(null);
  const shown = text ?? value.map((rate) => writeNumber(rate)).join(' + ');
  const isWrong = readDiscounts(shown) === null;
  return (
    <span className={classes.number}>
      <NumberTextField
        variant="unstyled"
        aria-label="Sconto in percentuale; più sconti con il segno più"
        text={shown}
        placeholder="0"
        readOnly={readOnly}
        maxLength={40}
        size="xs"
        isWrong={isWrong}
        remark={isWrong ? 'Scrivi lo sconto come 5 oppure 5 + 2,5: ognuno da 0 a 100.' : null}
        onBlur={() => afterPress(() => (isWrong ? undefined : setText(null)))}
        onText={(next) => {
          setText(next);
          onChange(readDiscounts(next) ?? value);
        }}
      />
      %
    </span>
  );
}
