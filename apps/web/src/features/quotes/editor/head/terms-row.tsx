import type { QuoteDocument } from '@truciolo/quote';
import { NumberField } from '../../../../components/number-field/number-field.tsx';
import { InlineText } from '../fields/inline-text.tsx';
import type { EditorState } from '../state/editor-state.ts';
import { useEditor, useEditorState, useReadOnly } from '../state/use-editor.ts';
import { DiscountsField } from './discounts-field.tsx';
import { UnreadTerms } from './due-dates.tsx';
import classes from './head.module.css';
import { MoreTerms } from './more-terms.tsx';
import { VatField } from './vat-field.tsx';

const terms = {
  validityDays: (state: EditorState) => state.document.validityDays,
  paymentTerms: (state: EditorState) => state.document.paymentTerms,
  deliveryTerms: (state: EditorState) => state.document.deliveryTerms,
  discounts: (state: EditorState) => state.document.discounts,
  vat: (state: EditorState) => state.document.vat,
};

const MOST_DAYS = 365;

/** The terms of the whole quote, each changed in its place; rare ones are behind "Altro". */
export function TermsRow() {
  const { store } = useEditor();
  const readOnly = useReadOnly();
  const document = {
    validityDays: useEditorState(terms.validityDays),
    paymentTerms: useEditorState(terms.paymentTerms),
    deliveryTerms: useEditorState(terms.deliveryTerms),
    discounts: useEditorState(terms.discounts),
    vat: useEditorState(terms.vat),
  };
  const set = (change: Partial<QuoteDocument>) => store.edit((before) => ({ ...before, ...change }));
  return (
    <div className={classes.terms}>
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
        <UnreadTerms paymentTerms={document.paymentTerms} />
      </div>
      <div className={classes.term}>
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
      <div className={classes.term}>
        <span>Sconto</span>
        <DiscountsField
          value={document.discounts}
          readOnly={readOnly}
          onChange={(discounts) => set({ discounts })}
        />
      </div>
      <div className={classes.term}>
        <span>IVA</span>
        <VatField value={document.vat} readOnly={readOnly} onChange={(vat) => set({ vat })} />
      </div>
      <MoreTerms />
    </div>
  );
}
