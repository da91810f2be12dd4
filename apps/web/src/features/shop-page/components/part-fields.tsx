import { type ShopPageView, toleranceClasses } from '@truciolo/contract';
import type { PartChoice, ShopPart, ToleranceClass } from '../parts/shop-part.ts';
import { useWords } from '../words/shop-words.ts';
import { Field } from './fields.tsx';
import classes from './part-fields.module.css';
import { QuantityChips } from './quantity-chips.tsx';

interface PartFieldsProps {
  readonly shop: ShopPageView;
  readonly part: ShopPart;
  readonly onChange: (change: Partial<PartChoice>) => void;
}

const NOT_CHOSEN = '-';

/** Materials of one group stand together, groups in the shop's own order. */
function byGroup(materials: ShopPageView['materials']) {
  const groups = new Map<string, (typeof materials)[number][]>();
  for (const one of materials) groups.set(one.group, [...(groups.get(one.group) ?? []), one]);
  return [...groups];
}

/** The buyer's choices for one part; those of the drawing are filled in and marked. */
export function PartFields({ shop, part, onChange }: PartFieldsProps) {
  const { words } = useWords();
  const { choice, drawn, touched } = part;
  const isDrawn = drawn?.materialGuid === choice.materialGuid && !touched.includes('materialGuid');
  const options = (list: ShopPageView['materials']) =>
    list.map(({ guid, name }) => (
      <option key={guid} value={guid}>
        {name}
      </option>
    ));
  return (
    <>
      <div className={classes.three}>
        <Field
          label={words.material}
          mark={drawn?.material && isDrawn && choice.materialGuid ? words.fromDrawing : null}
        >
          {(own) => (
            <select
              {...own}
              value={choice.materialGuid ?? NOT_CHOSEN}
              onChange={({ currentTarget: { value } }) =>
                onChange({ materialGuid: value === NOT_CHOSEN ? null : value })
              }
            >
              {choice.materialGuid === null ? (
                <option value={NOT_CHOSEN}>{words.chooseMaterial}</option>
              ) : null}
              {byGroup(shop.materials).map(([group, list]) =>
                group ? (
                  <optgroup key={group} label={words.groups[group] ?? group}>
                    {options(list)}
                  </optgroup>
                ) : (
                  options(list)
                ),
              )}
              <option value="">{words.otherMaterial}</option>
            </select>
          )}
        </Field>
        <Field label={words.tolerance}>
          {(own) => (
            <select
              {...own}
              value={choice.tolerance}
              onChange={({ currentTarget }) => onChange({ tolerance: currentTarget.value as ToleranceClass })}
            >
              {toleranceClasses
                .filter((one) => one !== 'drawing' || part.drawings.length > 0 || choice.tolerance === one)
                .map((one) => (
                  <option key={one} value={one}>
                    {words.tolerances[one]}
                  </option>
                ))}
            </select>
          )}
        </Field>
        <Field label={words.treatment}>
          {(own) => (
            <select
              {...own}
              value={choice.treatment ?? ''}
              onChange={({ currentTarget: { value } }) =>
                onChange({ treatment: value === '' ? null : Number(value) })
              }
            >
              <option value="">{words.noTreatment}</option>
              {shop.treatments.map((name, index) => (
                <option key={name} value={index}>
                  {name}
                </option>
              ))}
            </select>
          )}
        </Field>
      </div>
      {drawn?.material && !drawn.materialGuid ? (
        <p className={classes.hint}>{words.notOffered(drawn.material)}</p>
      ) : null}
      <div className={classes.two}>
        <QuantityChips choice={choice} onChange={onChange} />
        <Field label={words.notes}>
          {(own) => (
            <input
              {...own}
              value={choice.notes}
              maxLength={2000}
              placeholder={words.optional}
              onChange={({ currentTarget }) => onChange({ notes: currentTarget.value })}
            />
          )}
        </Field>
      </div>
    </>
  );
}
