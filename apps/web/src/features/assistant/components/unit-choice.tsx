import type { LengthUnit } from '@truciolo/part';
import { sayableUnits, unitWords } from '../report/unit-words.ts';
import classes from './lists.module.css';

/** One click says in which unit the numbers of the file are. */
export const UnitChoice = ({ onUnit }: { readonly onUnit: (unit: LengthUnit) => void }) => (
  <fieldset className={classes.units} aria-label="Unità dei numeri nel file">
    {sayableUnits.map((unit) => (
      <button key={unit} type="button" onClick={() => onUnit(unit)}>
        {unitWords[unit]}
      </button>
    ))}
  </fieldset>
);
