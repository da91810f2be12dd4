import { DayField } from '../../../components/day-field/day-field.tsx';
import { FieldRow } from '../../../components/form-dialog/form-dialog.tsx';
import { NumberField } from '../../../components/number-field/number-field.tsx';

interface PiecesAndDayProps {
  readonly pieces: number | null;
  readonly onPieces: (pieces: number | null) => void;
  readonly day: string;
  readonly onDay: (day: string) => void;
}

/** How many pieces move, and when: the first row of every form of a delivery note. */
export function PiecesAndDay({ pieces, onPieces, day, onDay }: PiecesAndDayProps) {
  return (
    <FieldRow>
      <NumberField label="Pezzi" unit="pz" decimals={0} min={1} value={pieces} onChange={onPieces} />
      <DayField label="Data" value={day} onDay={onDay} clearable={false} />
    </FieldRow>
  );
}
