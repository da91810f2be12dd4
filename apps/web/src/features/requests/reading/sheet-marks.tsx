import type { RequestFieldKey, RequestPlace } from '@truciolo/contract';
import type { CSSProperties } from 'react';
import { fieldGroups, fieldLabels } from '../request-words.ts';
import type { PlacedText } from './placed-text.ts';
import type { FieldPlace } from './places-of.ts';
import classes from './sheet.module.css';

interface SheetMarksProps {
  readonly places: readonly FieldPlace[];
  /** Words that can be clicked while a field is active. */
  readonly texts: readonly PlacedText[];
  readonly active: RequestFieldKey | null;
  readonly chosen: number;
  readonly onField: (key: RequestFieldKey) => void;
  readonly onText: (text: string) => void;
}

const percent = (share: number): string => `${share * 100}%`;
const boxOf = ({ left, top, width, height }: RequestPlace): CSSProperties => ({
  left: percent(left),
  top: percent(top),
  width: percent(width),
  height: percent(height),
});

/** Rectangles over the sheet: values that were read, and below them every word for a click. */
export function SheetMarks({ places, texts, active, chosen, onField, onText }: SheetMarksProps) {
  return (
    <>
      {texts.map((text) => (
        <button
          key={`${text.left} ${text.top} ${text.text}`}
          type="button"
          tabIndex={-1}
          data-page-keys
          className={classes.word}
          style={boxOf(text)}
          title={`Usa «${text.text}»`}
          aria-label={`Usa «${text.text}»`}
          onClick={() => onText(text.text.trim())}
        />
      ))}
      {places.map(({ key, reading, place, isSure }) => (
        <button
          key={`${key} ${reading} ${place.left} ${place.top}`}
          type="button"
          tabIndex={-1}
          data-page-keys
          className={classes.box}
          style={boxOf(place)}
          data-group={fieldGroups[key]}
          data-active={(key === active && reading === chosen) || undefined}
          data-unsure={!isSure || undefined}
          title={fieldLabels[key]}
          aria-label={`${fieldLabels[key]} sul disegno`}
          onClick={() => onField(key)}
        />
      ))}
    </>
  );
}
