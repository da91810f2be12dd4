import { Select } from '@mantine/core';
import type { BarDraft, ChargeDraft, CuttingDraft } from '@truciolo/quote';
import { NumberField } from '../../../components/registry/number-field.tsx';
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

const names: Readonly<Record<string, string>> = {
  barLength: 'Barra',
  kerf: 'Taglio',
  frontTrim: 'Intestatura',
  grip: 'Coda',
  partingWidth: 'Troncatura',
  remnant: 'Spezzone',
};

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
  const { kind, ...sizes } = cutting;
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
      {Object.entries(sizes).map(([key, value]) => (
        <NumberField
          key={key}
          label={names[key]}
          unit="mm"
          value={value}
          readOnly={readOnly}
          data-missing={value === null || undefined}
          onChange={(next) => setCutting({ ...cutting, [key]: next } as CuttingDraft)}
        />
      ))}
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
      {charge.mode === 'net-plus-waste' ? (
        <NumberField
          label="Sfrido"
          unit="%"
          value={charge.waste}
          readOnly={readOnly}
          data-missing={charge.waste === null || undefined}
          onChange={(waste) => onChange({ ...stock, charge: { mode: 'net-plus-waste', waste } })}
        />
      ) : null}
    </>
  );
}
