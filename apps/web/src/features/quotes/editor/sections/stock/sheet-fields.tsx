import { Switch, TextInput } from '@mantine/core';
import { type CuttingDraft, readSheetSizes, writeSheetSizes } from '@truciolo/quote';
import { useState } from 'react';
import { NumberField } from '../../../../../components/number-field/number-field.tsx';
import classes from './stock.module.css';

type SheetCutting = Extract<CuttingDraft, { kind: 'sheets' }>;

interface SheetFieldsProps {
  readonly cutting: SheetCutting;
  readonly onChange: (cutting: SheetCutting) => void;
  readonly readOnly: boolean;
}

const UNREADABLE = 'Scrivi i formati così: 2000 × 1000; 3000 × 1500';

/** Sheet sizes, kerf, edge, and whether a blank may be turned. */
export function SheetFields({ cutting, onChange, readOnly }: SheetFieldsProps) {
  return (
    <>
      <SizesField
        key={writeSheetSizes(cutting.sheets)}
        cutting={cutting}
        readOnly={readOnly}
        onChange={onChange}
      />
      <NumberField
        label="Taglio"
        aria-label="Larghezza del taglio o distanza tra i pezzi, mm"
        unit="mm"
        value={cutting.kerf}
        readOnly={readOnly}
        data-field="stock.cutting.kerf"
        data-missing={cutting.kerf === null || undefined}
        onChange={(kerf) => onChange({ ...cutting, kerf })}
      />
      <NumberField
        label="Bordo"
        aria-label="Bordo della lamiera, mm"
        unit="mm"
        value={cutting.edge}
        readOnly={readOnly}
        data-field="stock.cutting.edge"
        data-missing={cutting.edge === null || undefined}
        onChange={(edge) => onChange({ ...cutting, edge })}
      />
      <div className={classes.double}>
        <Switch
          size="xs"
          label="Si può ruotare"
          title="Spento dove conta il senso di laminazione o la finitura"
          checked={cutting.rotates}
          disabled={readOnly}
          onChange={(event) => onChange({ ...cutting, rotates: event.currentTarget.checked })}
        />
      </div>
    </>
  );
}

/** Unreadable text stays as typed, with a message, and is never turned into another size. */
function SizesField({ cutting, onChange, readOnly }: SheetFieldsProps) {
  const [text, setText] = useState(writeSheetSizes(cutting.sheets));
  const [bad, setBad] = useState(false);
  const leave = () => {
    const sizes = readSheetSizes(text);
    setBad(sizes === null || sizes.length === 0);
    if (sizes && sizes.length > 0 && writeSheetSizes(sizes) !== writeSheetSizes(cutting.sheets))
      onChange({ ...cutting, sheets: [...sizes] });
  };
  return (
    <div className={classes.sizes}>
      <TextInput
        label="Formati lamiera, mm"
        value={text}
        readOnly={readOnly}
        error={bad ? UNREADABLE : null}
        data-field="stock.cutting.sheets"
        data-missing={cutting.sheets.length === 0 || undefined}
        onChange={(event) => {
          setText(event.currentTarget.value);
          setBad(false);
        }}
        onBlur={leave}
        onKeyDown={(event) => {
          if (event.key === 'Enter') leave();
        }}
      />
    </div>
  );
}
