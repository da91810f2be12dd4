import { Select } from '@mantine/core';
import type { BarDraft, ChargeDraft, CuttingDraft } from '@truciolo/quote';
import { NumberField } from '../../../components/number-field/number-field.tsx';
import classes from './stock.module.css';
import { withCutting } from './switch-shape.ts';

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

const modes: readonly { readonly value: ChargeDraft['mode']; readonly label: string }[] = [
  { value: 'consumed-length', label: 'Lunghezza consumata' },
  { value: 'bar-share', label: 'Quota di barra' },
  { value: 'whole-bars', label: 'Barre intere' },
  { value: 'net-plus-waste', label: 'Netto + sfrido' },
];

const withoutBars = modes.filter(({ value }) => value === 'consumed-length' || value === 'net-plus-waste');

/** How blanks leave the bar and what of it is charged. */
export function CuttingFields({ stock, onChange, readOnly }: CuttingFieldsProps) {
  const { cutting, charge } = stock;
  const { kind } = cutting;
  const size = (key: string, value: number | null) => ({
    value,
    readOnly,
    'data-field': `stock.cutting.${key}`,
    'data-missing': value === null || undefined,
    onChange: (next: number | null) => setCutting({ ...cutting, [key]: next } as CuttingDraft),
  });
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
      <Select
        label="Si taglia"
        data={kinds}
        value={kind}
        allowDeselect={false}
        readOnly={readOnly}
        onChange={(next) => onChange(withCutting(stock, (next ?? 'saw') as CuttingDraft['kind']))}
      />
      {cutting.kind === 'cut-to-size' ? null : (
        <NumberField {...size('barLength', cutting.barLength)} label="Barra" unit="mm" />
      )}
      {cutting.kind === 'lathe' ? (
        <>
          <NumberField {...size('partingWidth', cutting.partingWidth)} label="Troncatura" unit="mm" />
          <NumberField {...size('remnant', cutting.remnant)} label="Spezzone" unit="mm" />
        </>
      ) : null}
      {cutting.kind === 'saw' ? (
        <>
          <NumberField {...size('kerf', cutting.kerf)} label="Taglio" unit="mm" />
          <div>
            <span className={classes.pairLabel} aria-hidden="true">
              Testa + coda
            </span>
            <span className={classes.pair}>
              <NumberField {...size('frontTrim', cutting.frontTrim)} aria-label="Intestatura, mm" />
              <span aria-hidden="true">+</span>
              <NumberField {...size('grip', cutting.grip)} aria-label="Presa in coda, mm" unit="mm" />
            </span>
          </div>
        </>
      ) : null}
      <div className={classes.double}>
        <Select
          label="Addebito"
          data={kind === 'cut-to-size' ? withoutBars : [...modes]}
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
    </>
  );
}
