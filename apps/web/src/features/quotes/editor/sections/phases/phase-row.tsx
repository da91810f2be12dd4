import type { DraggableProvidedDragHandleProps } from '@hello-pangea/dnd';
import { ActionIcon, Menu, VisuallyHidden } from '@mantine/core';
import { IconChevronRight, IconDots, IconGripVertical } from '@tabler/icons-react';
import type { PhaseDraft } from '@truciolo/quote';
import { type KeyboardEvent, memo, useRef } from 'react';
import { afterPress } from '../../../../../components/number-field/after-press.ts';
import { formatNumber } from '../../../../../lib/format/numbers.ts';
import { isInside } from '../../../../../lib/is-inside.ts';
import { TextCell } from '../values/text-cell.tsx';
import { phaseNumber } from './edit-phases.ts';
import { type CellsShown, ChargedCells, TimeCells } from './phase-cells.tsx';
import classes from './phases.module.css';
import type { PhaseActs } from './use-phase-acts.ts';

interface PhaseRowProps {
  readonly shown: CellsShown;
  readonly acts: PhaseActs;
  readonly phase: PhaseDraft;
  readonly index: number;
  readonly isLast: boolean;
  /** €/pz; null while something is missing. */
  readonly cost: number | null;
  readonly open: boolean;
  readonly onToggle: (id: string) => void;
  readonly handle: DraggableProvidedDragHandleProps | null;
}

/** One row of the routing: the most used fields, the rest behind the toggle. */
export const PhaseRow = memo(function PhaseRow(props: PhaseRowProps) {
  const { shown, acts, phase, index, isLast, cost, open, onToggle, handle } = props;
  const { readOnly } = shown;
  const nameBefore = useRef(phase.name);
  const name = phase.name || `fase ${phaseNumber(index)}`;
  return (
    <div className={classes.row} data-open={open || undefined}>
      <span
        className={classes.handle}
        {...handle}
        tabIndex={-1}
        title={`Sposta ${name}: trascina, oppure Alt+↑ e Alt+↓`}
      >
        <IconGripVertical size={14} stroke={1.6} aria-hidden="true" />
        <VisuallyHidden>Sposta {name}</VisuallyHidden>
      </span>
      <span className={classes.number}>{phaseNumber(index)}</span>
      <TextCell
        aria-label={`Nome della fase ${phaseNumber(index)}`}
        placeholder="Nome della fase"
        value={phase.name}
        title={phase.name}
        maxLength={200}
        readOnly={readOnly}
        data-phase-name={phase.id}
        classNames={{ root: classes.name ?? '', input: classes.nameInput ?? '' }}
        data-field={`phases[${index}].name`}
        data-missing={phase.name === '' || undefined}
        onText={(text) => acts.change({ ...phase, name: text })}
        onFocus={() => {
          nameBefore.current = phase.name;
        }}
        onBlur={() => {
          const before = nameBefore.current;
          afterPress(() => acts.named(phase.id, before));
        }}
      />
      {phase.kind === 'time' ? (
        <TimeCells shown={shown} acts={acts} phase={phase} path={`phases[${index}]`} name={name} />
      ) : (
        <ChargedCells shown={shown} acts={acts} phase={phase} path={`phases[${index}]`} name={name} />
      )}
      <b className={classes.cost}>{cost === null ? '—' : formatNumber(cost, 2)}</b>
      <span className={classes.tools}>
        <ActionIcon
          size={22}
          aria-label={`${open ? 'Chiudi' : 'Apri'} i dati di ${name}`}
          aria-expanded={open}
          data-opens={`phases[${index}].`}
          onClick={() => onToggle(phase.id)}
          className={classes.toggle}
          data-private
        >
          <IconChevronRight size={14} stroke={1.6} />
        </ActionIcon>
        {readOnly ? null : (
          <Menu position="bottom-end" withinPortal returnFocus>
            <Menu.Target>
              <ActionIcon size={22} aria-label={`Azioni per ${name}`} data-private>
                <IconDots size={14} stroke={1.6} />
              </ActionIcon>
            </Menu.Target>
            <Menu.Dropdown>
              <Menu.Item onClick={() => acts.addBlank(phase.id)}>Aggiungi sotto</Menu.Item>
              <Menu.Item onClick={() => acts.duplicate(phase)}>Duplica</Menu.Item>
              <Menu.Item onClick={() => acts.move(index, index - 1)} disabled={index === 0}>
                Sposta su
              </Menu.Item>
              <Menu.Item onClick={() => acts.move(index, index + 1)} disabled={isLast}>
                Sposta giù
              </Menu.Item>
              <Menu.Item color="red" onClick={() => acts.remove(phase.id)}>
                Togli
              </Menu.Item>
            </Menu.Dropdown>
          </Menu>
        )}
      </span>
    </div>
  );
});

/** Enter in the name of a phase adds the next one; in a number it goes down to the same number of the next. */
export function phaseKeys(
  event: KeyboardEvent<HTMLElement>,
  acts: PhaseActs,
  phase: PhaseDraft,
  index: number,
): void {
  if (!isInside(event)) return;
  const target = event.target as HTMLElement;
  if (event.altKey && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) {
    event.preventDefault();
    acts.move(index, event.key === 'ArrowUp' ? index - 1 : index + 1);
    return;
  }
  const plain = target instanceof HTMLInputElement && target.getAttribute('aria-haspopup') === null;
  if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || !plain || target.type === 'checkbox') return;
  event.preventDefault();
  if (target.dataset.phaseName !== undefined) {
    if (phase.name.trim() !== '') acts.addBlank(phase.id);
    return;
  }
  const place = numbersOf(event.currentTarget).indexOf(target);
  const next = event.currentTarget.nextElementSibling;
  if (place >= 0 && next) numbersOf(next)[place]?.focus();
}

const numbersOf = (row: Element): readonly HTMLInputElement[] => [
  ...row.querySelectorAll<HTMLInputElement>('input[data-number]'),
];
