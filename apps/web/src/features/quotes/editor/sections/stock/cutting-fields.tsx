import { Select } from '@mantine/core';
import type { BarDraft, ChargeDraft, CuttingDraft } from '@truciolo/quote';
import { type SheetTechnique, withCutting, withSheets } from '@truciolo/quote';
import { memo } from 'react';
import { NumberField } from '../../../../../components/number-field/number-field.tsx';
import { BarCut } from './bar-cut.tsx';
import { SheetFields } from './sheet-fields.tsx';
import classes from './stock.module.css';
import { useCompanySheets } from './use-company-sheets.ts';

interface CuttingFieldsProps {
  readonly stock: BarDraft;
  readonly onChange: (stock: BarDraft) => void;
  readonly readOnly: boolean;
}

const kinds = [
  { value: 'saw', label: 'Sega' },
  { value: 'lathe', label: 'Tornio da barra' },
  { value: 'cut-to-size', label: 'Comprato a misura' },
];

/** A sheet is nested, sawn like a flat bar, or bought cut to size. */
const sheetKinds = [
  { value: 'guillotine', label: 'Cesoia o sega' },
  { value: 'free', label: 'Laser o acqua' },
  { value: 'saw', label: 'Sega, da striscia' },
  { value: 'cut-to-size', label: 'Comprato a misura' },
];

const isTechnique = (value: string): value is SheetTechnique => value === 'guillotine' || value === 'free';

const modes: readonly { readonly value: ChargeDraft['mode']; readonly label: string }[] = [
  { value: 'consumed-length', label: 'Lunghezza consumata' },
  { value: 'bar-share', label: 'Quota di barra' },
  { value: 'whole-bars', label: 'Barre intere' },
  { value: 'net-plus-waste', label: 'Netto + sfrido' },
];

const sheetModes: typeof modes = [
  { value: 'bar-share', label: 'Quota di lamiera' },
  { value: 'whole-bars', label: 'Lamiere intere' },
  { value: 'consumed-length', label: 'Superficie consumata' },
  { value: 'net-plus-waste', label: 'Netto + sfrido' },
];

const withoutBars = modes.filter(({ value }) => value === 'consumed-length' || value === 'net-plus-waste');

/** How blanks are cut from the bar, and the charged part of it. */
export const CuttingFields = memo(function CuttingFields({ stock, onChange, readOnly }: CuttingFieldsProps) {
  const { cutting, charge } = stock;
  const { kind } = cutting;
  const companySheets = useCompanySheets();
  const isSheet = stock.section.shape === 'sheet';
  const choose = (next: string) =>
    onChange(
      isTechnique(next)
        ? withSheets(stock, next, companySheets)
        : withCutting(stock, next as 'saw' | 'lathe' | 'cut-to-size'),
    );
  const setCutting = (next: CuttingDraft) => onChange({ ...stock, cutting: next });
  return (
    <>
      <NumberField
        label="Sovrametallo"
        aria-label="Sovrametallo, i due lati insieme, mm"
        unit="mm"
        value={stock.facing}
        readOnly={readOnly}
        onChange={(facing) => onChange({ ...stock, facing })}
      />
      <div className={isSheet || kind === 'cut-to-size' ? classes.double : undefined}>
        <Select
          label="Si taglia"
          data={isSheet ? sheetKinds : kinds}
          value={cutting.kind === 'sheets' ? cutting.technique : kind}
          allowDeselect={false}
          readOnly={readOnly}
          onChange={(next) => choose(next ?? 'saw')}
        />
      </div>
      {cutting.kind === 'sheets' ? (
        <SheetFields cutting={cutting} readOnly={readOnly} onChange={setCutting} />
      ) : null}
      <div className={classes.double}>
        <Select
          label="Addebito"
          data={[...(kind === 'sheets' ? sheetModes : kind === 'cut-to-size' ? withoutBars : modes)]}
          value={charge.mode}
          allowDeselect={false}
          readOnly={readOnly}
          onChange={(mode) =>
            onChange({
              ...stock,
              charge:
                mode === 'net-plus-waste'
                  ? { mode, waste: null }
                  : { mode: (mode ?? 'consumed-length') as Exclude<ChargeDraft['mode'], 'net-plus-waste'> },
            })
          }
        />
      </div>
      {charge.mode === 'net-plus-waste' ? (
        <NumberField
          label="Sfrido"
          unit="%"
          value={charge.waste}
          readOnly={readOnly}
          data-field="stock.charge.waste"
          data-missing={charge.waste === null || undefined}
          onChange={(waste) => onChange({ ...stock, charge: { mode: 'net-plus-waste', waste } })}
        />
      ) : null}
      {cutting.kind === 'saw' || cutting.kind === 'lathe' ? (
        <BarCut cutting={cutting} readOnly={readOnly} onChange={setCutting} />
      ) : null}
    </>
  );
});
