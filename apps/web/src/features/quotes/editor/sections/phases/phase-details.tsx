import { SegmentedControl } from '@mantine/core';
import { asKind, type PhaseDraft } from '@truciolo/quote';
import type { SectionProps } from '../section-props.ts';
import { ChargedDetails } from './charged-details.tsx';
import { kindOptions, type PhaseKind } from './phase-kinds.ts';
import classes from './phases.module.css';
import { TimeDetails } from './time-details.tsx';

interface PhaseDetailsProps {
  readonly section: SectionProps;
  readonly phase: PhaseDraft;
  /** Path in problems: `phases[1]`. */
  readonly path: string;
  readonly onChange: (phase: PhaseDraft) => void;
}

/** The expanded phase: its charge and all of its fields. */
export function PhaseDetails({ section, phase, path, onChange }: PhaseDetailsProps) {
  return (
    <div className={classes.details}>
      <SegmentedControl
        size="xs"
        aria-label="Come si addebita"
        data={kindOptions.map((option) => ({ ...option }))}
        value={phase.kind}
        readOnly={section.readOnly}
        onChange={(kind) => onChange(asKind(phase, kind as PhaseKind))}
      />
      {phase.kind === 'time' ? (
        <TimeDetails section={section} phase={phase} path={path} onChange={onChange} />
      ) : (
        <ChargedDetails section={section} phase={phase} path={path} onChange={onChange} />
      )}
    </div>
  );
}
