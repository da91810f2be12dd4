import type { CuttingDraft } from '@truciolo/quote';
import { NumberField } from '../../../../../components/number-field/number-field.tsx';
import { formatDecimal } from '../../../../../lib/format/numbers.ts';
import classes from './stock.module.css';

type OfBar = Extract<CuttingDraft, { kind: 'saw' | 'lathe' }>;

interface BarCutProps {
  readonly cutting: OfBar;
  readonly onChange: (cutting: CuttingDraft) => void;
  readonly readOnly: boolean;
}

const said = (value: number | null): string => (value === null ? '—' : formatDecimal(value, 2));

const inWords = (cutting: OfBar): string =>
  cutting.kind === 'saw'
    ? `Barra ${said(cutting.barLength)} mm, taglio ${said(cutting.kerf)}, testa + coda ${said(cutting.frontTrim)} + ${said(cutting.grip)}`
    : `Barra ${said(cutting.barLength)} mm, troncatura ${said(cutting.partingWidth)}, spezzone ${said(cutting.remnant)}`;

/** The bar and its cut in one line, because a shop rarely changes them. */
export function BarCut({ cutting, onChange, readOnly }: BarCutProps) {
  const size = (key: string, value: number | null) => ({
    value,
    readOnly,
    'data-field': `stock.cutting.${key}`,
    'data-missing': value === null || undefined,
    onChange: (next: number | null) => onChange({ ...cutting, [key]: next } as CuttingDraft),
  });
  const isMissing = Object.values(cutting).includes(null);
  return (
    <details className={classes.barCut} open={isMissing || undefined}>
      <summary>{inWords(cutting)}</summary>
      <div className={classes.fields}>
        <NumberField {...size('barLength', cutting.barLength)} label="Barra" unit="mm" />
        {cutting.kind === 'lathe' ? (
          <>
            <NumberField {...size('partingWidth', cutting.partingWidth)} label="Troncatura" unit="mm" />
            <NumberField {...size('remnant', cutting.remnant)} label="Spezzone" unit="mm" />
          </>
        ) : (
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
        )}
      </div>
    </details>
  );
}
