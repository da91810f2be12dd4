import { Select } from '@mantine/core';
import type { Material } from '@truciolo/contract';
import type { PartMeasures, StockProposal } from '@truciolo/part';
import { weightKg } from '@truciolo/quote';
import { byMaterialNames } from '../../../entities/materials/findable-material.ts';
import { formatDecimal, formatNumber } from '../../../lib/format/numbers.ts';
import classes from './results.module.css';

interface MeasuresBlockProps {
  readonly measures: PartMeasures;
  readonly stock: StockProposal | null;
  readonly materials: readonly Material[] | undefined;
  readonly material: Material | null;
  readonly onMaterial: (guid: string | null) => void;
}

const CUBIC_CM = 1000;
const SQUARE_CM = 100;

/** Exact figures of the solid, and its weight in the chosen material. */
export function MeasuresBlock({ measures, stock, materials, material, onMaterial }: MeasuresBlockProps) {
  const { volume, area, box, exact } = measures;
  return (
    <section className={classes.block} aria-label="Misure">
      <h2 className={classes.label}>
        Misure <span className={classes.origin}>{exact ? '3D' : 'da mesh, approssimate'}</span>
      </h2>
      <dl className={classes.measures}>
        <div>
          <dt>Volume</dt>
          <dd>
            {formatNumber(volume / CUBIC_CM, 2)} <span className="unit">cm³</span>
          </dd>
        </div>
        <div>
          <dt>Superficie</dt>
          <dd>
            {formatNumber(area / SQUARE_CM, 1)} <span className="unit">cm²</span>
          </dd>
        </div>
        <div>
          <dt>Peso</dt>
          <dd>
            {material ? (
              <>
                {formatNumber(weightKg(volume, material.density), 3)} <span className="unit">kg</span>
              </>
            ) : (
              '—'
            )}
          </dd>
        </div>
        <div className={classes.wide}>
          <dt>Ingombro minimo</dt>
          <dd>
            {[...box]
              .reverse()
              .map((side) => formatDecimal(side, 2))
              .join(' × ')}{' '}
            <span className="unit">mm</span>
          </dd>
        </div>
        <div>
          <dt>Da asportare</dt>
          <dd>
            {stock ? (
              <>
                {formatNumber((stock.volume - volume) / CUBIC_CM, 1)} <span className="unit">cm³</span>
              </>
            ) : (
              '—'
            )}
          </dd>
        </div>
      </dl>
      <Select
        label="Materiale"
        placeholder="Scegli per peso, tempi e prezzo"
        searchable
        filter={byMaterialNames(materials)}
        clearable
        limit={60}
        data={(materials ?? []).map(({ guid, designation }) => ({ value: guid, label: designation }))}
        value={material?.guid ?? null}
        onChange={onMaterial}
        nothingFoundMessage="Nessun materiale con questo nome"
      />
    </section>
  );
}
