import { Button } from '@mantine/core';
import type { LengthUnit, UndeclaredUnit } from '@truciolo/gcode';
import { NoteBar } from '../../../components/states/note-bar.tsx';

const NAMES: Readonly<Record<LengthUnit, string>> = { mm: 'millimetri', inch: 'pollici' };

interface UnitNoteProps extends UndeclaredUnit {
  /** The unit in use was chosen here. */
  readonly isChosen: boolean;
  readonly onUnit: (unit: LengthUnit) => void;
}

/** Says in which unit a program without G20 and G21 was read; one press reads it in the other. */
export function UnitNote({ used, likely, isChosen, onUnit }: UnitNoteProps) {
  const other: LengthUnit = used === 'mm' ? 'inch' : 'mm';
  const isDoubtful = !isChosen && likely === other;
  const read = isChosen
    ? `letto in ${NAMES[used]} come hai scelto.`
    : `letto in ${NAMES[used]}${isDoubtful ? `, ma sembra in ${NAMES[other]}` : ''}.`;
  return (
    <NoteBar
      tone={isDoubtful ? 'warn' : 'info'}
      actions={
        <Button size="compact-sm" variant={isDoubtful ? 'filled' : 'default'} onClick={() => onUnit(other)}>
          Leggi in {NAMES[other]}
        </Button>
      }
    >
      Il programma non dichiara l’unità (né G20 né G21): {read}
    </NoteBar>
  );
}
