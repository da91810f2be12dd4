import { useQuery } from '@tanstack/react-query';
import { choiceOf, type PlainStock, type StockChoice, type StockDraft, withChoice } from '@truciolo/quote';
import { NumberField } from '../../../components/number-field/number-field.tsx';
import { groupName } from '../../../entities/materials/iso-groups.ts';
import { materialsQuery } from '../../../entities/materials/materials-query.ts';
import { Chooser } from '../editor/sections/rates/chooser.tsx';
import { ShapeChooser } from '../editor/sections/stock/shape-chooser.tsx';
import { dimensions } from '../editor/sections/stock/shapes.ts';
import classes from './plain.module.css';

interface PlainStockFieldsProps {
  readonly stock: PlainStock | null;
  readonly readOnly: boolean;
  readonly onChange: (stock: PlainStock) => void;
}

const shapeOf = (stock: PlainStock | null): StockChoice | null =>
  stock === null ? null : stock.kind === 'bar' ? stock.section.shape : stock.kind;

/** Another shape: the material and the size across stay, as they do in the editor. */
function withShape(stock: PlainStock | null, choice: StockChoice): PlainStock {
  if (choice === 'none') return { kind: 'none' };
  const materialId = stock && stock.kind !== 'none' ? stock.materialId : null;
  if (choice === 'blank') return { kind: 'blank', materialId, weight: null };
  const before = stock?.kind === 'bar' ? withChoice(null, stock.section.shape) : null;
  const held: StockDraft | null =
    before?.kind === 'bar' && stock?.kind === 'bar' ? { ...before, section: stock.section } : null;
  const shaped = withChoice(held, choice);
  if (shaped.kind !== 'bar' || choiceOf(shaped) !== choice) return { kind: 'none' };
  return {
    kind: 'bar',
    materialId,
    section: shaped.section,
    length: stock?.kind === 'bar' ? stock.length : null,
  };
}

/** Which material, which shape, which size; no price of it. */
export function PlainStockFields({ stock, readOnly, onChange }: PlainStockFieldsProps) {
  const materials = useQuery(materialsQuery).data ?? [];
  const choices = materials.map((row) => ({
    id: row.guid,
    name: row.designation,
    detail: [row.wnr, groupName(row.isoGroup).split(' · ')[0]].filter(Boolean).join(' · '),
    search: [row.wnr, row.aisi, row.condition, ...row.commonNames].join(' '),
  }));
  const section = stock?.kind === 'bar' ? (stock.section as Readonly<Record<string, unknown>>) : null;
  return (
    <div className={classes.group}>
      <ShapeChooser
        value={shapeOf(stock)}
        readOnly={readOnly}
        onChange={(choice) => onChange(withShape(stock, choice))}
      />
      {stock === null || stock.kind === 'none' ? null : (
        <div className={classes.fields}>
          <div className={classes.wide}>
            <Chooser
              label="Materiale"
              ariaLabel="Materiale"
              placeholder="Cerca: C45, 1.4301, ottone…"
              value={stock.materialId}
              choices={choices}
              readOnly={readOnly}
              missing
              onChoose={(materialId) => onChange({ ...stock, materialId })}
            />
          </div>
          {stock.kind === 'bar' ? (
            <>
              {dimensions[stock.section.shape].map(({ key, label, unit }) => (
                <NumberField
                  key={`${stock.section.shape}-${key}`}
                  label={label}
                  unit={unit}
                  readOnly={readOnly}
                  value={(section?.[key] as number | null) ?? null}
                  onChange={(next) =>
                    onChange({ ...stock, section: { ...stock.section, [key]: next } as typeof stock.section })
                  }
                />
              ))}
              <NumberField
                label="Lunghezza"
                unit="mm"
                readOnly={readOnly}
                value={stock.length}
                onChange={(length) => onChange({ ...stock, length })}
              />
            </>
          ) : (
            <NumberField
              label="Peso del grezzo"
              unit="kg"
              readOnly={readOnly}
              value={stock.weight}
              onChange={(weight) => onChange({ ...stock, weight })}
            />
          )}
        </div>
      )}
    </div>
  );
}
