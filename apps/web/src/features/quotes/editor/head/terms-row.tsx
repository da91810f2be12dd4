import { NativeSelect } from '@mantine/core';
import { NATURA_LABELS } from '@truciolo/pricing';
import type { QuoteDocument } from '@truciolo/quote';
import { useState } from 'react';
import { DayField } from '../../../../components/day-field/day-field.tsx';
import { readDecimal, writeDecimal } from '../../../../lib/decimal-text.ts';
import { formatDecimal } from '../../../../lib/format/numbers.ts';
import { InlineText } from '../fields/inline-text.tsx';
import type { EditorState } from '../state/editor-state.ts';
import { useEditor, useEditorState, useReadOnly } from '../state/use-editor.ts';
import classes from './head.module.css';

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

/** "3 + 2": one discount after the other. */
const readDiscounts = (text: string): readonly number[] | null => {
  const parts = text.split('+').map((part) => part.replace('%', '').trim());
  if (parts.every((part) => part === '')) return [];
  const rates = parts.map(readDecimal);
  const isGood = rates.length <= 5 && rates.every((rate) => rate !== null && rate >= 0 && rate <= 100);
  return isGood ? rates.filter((rate) => rate !== null && rate > 0).map(Number) : null;
};

const vatChoices = [
  { value: '22', label: '22 %' },
  { value: '10', label: '10 %' },
  { value: '5', label: '5 %' },
  { value: '4', label: '4 %' },
  { value: '0', label: '0 %' },
  ...Object.entries(NATURA_LABELS).map(([code, label]) => ({ value: code, label: `${code} ${label}` })),
];

/** The terms of the whole quote, each changed where it stands. */
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
        <WholeNumber
          label="Validità in giorni"
          value={document.validityDays}
          most={MOST_DAYS}
          unit="gg"
          readOnly={readOnly}
          onChange={(validityDays) => set({ validityDays })}
        />
      </div>
      <div className={classes.term}>
        <span>Pagamento</span>
        <InlineText
          label="Pagamento"
          placeholder="da definire"
          value={document.paymentTerms}
          onChange={(paymentTerms) => set({ paymentTerms })}
          readOnly={readOnly}
          maxLength={200}
        />
      </div>
      <div className={classes.term}>
        <span>Consegna</span>
        <InlineText
          label="Consegna"
          placeholder="da definire"
          value={document.deliveryTerms}
          onChange={(deliveryTerms) => set({ deliveryTerms })}
          readOnly={readOnly}
          maxLength={200}
        />
      </div>
      {owner ? (
        <div className={classes.term}>
          <span>Responsabile</span>
          <span className={classes.owner} data-private>
            {owner}
          </span>
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

interface WholeNumberProps {
  readonly label: string;
  readonly value: number;
  readonly most: number;
  readonly unit: string;
  readonly readOnly: boolean;
  readonly onChange: (value: number) => void;
}

function WholeNumber({ label, value, most, unit, readOnly, onChange }: WholeNumberProps) {
  const [text, setText] = useState<string | null>(null);
  return (
    <span className={classes.number}>
      <input
        aria-label={label}
        inputMode="numeric"
        value={text ?? String(value)}
        readOnly={readOnly}
        maxLength={3}
        onBlur={() => setText(null)}
        onChange={({ currentTarget }) => {
          setText(currentTarget.value);
          const next = Number(currentTarget.value);
          if (Number.isInteger(next) && next >= 1 && next <= most) onChange(next);
        }}
      />
      {unit}
    </span>
  );
}

interface DiscountsProps {
  readonly value: readonly number[];
  readonly readOnly: boolean;
  readonly onChange: (value: readonly number[]) => void;
}

function Discounts({ value, readOnly, onChange }: DiscountsProps) {
  const [text, setText] = useState<string | null>(null);
  const shown = value.map((rate) => writeDecimal(rate)).join(' + ');
  return (
    <span className={classes.number}>
      <input
        aria-label="Sconto in percentuale; più sconti con il segno più"
        inputMode="decimal"
        value={text ?? shown}
        placeholder="0"
        readOnly={readOnly}
        maxLength={40}
        size={Math.max((text ?? shown).length, 2)}
        onBlur={() => setText(null)}
        onChange={({ currentTarget }) => {
          setText(currentTarget.value);
          const next = readDiscounts(currentTarget.value);
          if (next) onChange(next);
        }}
      />
      %
    </span>
  );
}
