import { sameJson } from '@truciolo/changes';
import type { Work } from '@truciolo/contract';
import type { MachineRow, PhaseDraft, PositionDraft, QuoteDocument, RatesDraft } from '@truciolo/quote';
import { editWithRates, emptyPhase, machineRate, phaseFromWork } from '@truciolo/quote';
import { useMemo } from 'react';
import type { QuoteTime } from '../../../../../entities/quotes/quote-clipboard.ts';
import { phaseFromTime } from '../../../../../entities/quotes/time-to-quote/phase-from-time.ts';
import { newId } from '../../../../../lib/new-id.ts';
import type { SectionProps } from '../section-props.ts';
import { insertedAfter, moved, replaced, without } from './edit-phases.ts';
import { proposedMachine, renamedPhase } from './fitting-machine.ts';
import { findMachine, type PastedBlock, pastedPhase, phasesOf } from './pasted-phases.ts';

type Phases = readonly PhaseDraft[];
type Known = Partial<RatesDraft>;

const isUntouched = (phase: PhaseDraft): boolean => sameJson(phase, emptyPhase(phase.id));

/** Changes the machine: the measured ratio of the previous one does not hold for it. */
function onMachine(phase: PhaseDraft, machineId: string): PhaseDraft {
  if (phase.kind !== 'time' || phase.machineId === machineId) return phase;
  const { measured: _measured, ...rest } = phase;
  return { ...rest, machineId };
}

type Section = Pick<SectionProps, 'ratesNow' | 'editDocument'>;

/** Actions on the phases of a position; used rates are copied along. */
export function phaseActs(
  positionId: string,
  { ratesNow, editDocument }: Section,
  onAdded: (id: string) => void,
) {
  const edit = (
    change: (phases: Phases, document: QuoteDocument) => Phases,
    created: (document: QuoteDocument) => Known = () => ({}),
  ) =>
    editDocument((before) => {
      const known = created(before);
      const machines = { ...ratesNow?.machines, ...known.machines };
      const now = ratesNow ? { ...ratesNow, machines } : known;
      const part = (one: PositionDraft) => ({ ...one, phases: change(one.phases, before) });
      return editWithRates(before, positionId, part, now);
    });
  const fitting = (phase: PhaseDraft, document: QuoteDocument): PhaseDraft =>
    phase.kind === 'time' && phase.machineId === null
      ? { ...phase, machineId: proposedMachine(phase.name, ratesNow?.machines ?? {}, document) }
      : phase;
  const add = (after: string | null, phase: PhaseDraft) => {
    edit((phases, document) => insertedAfter(phases, after, [fitting(phase, document)]));
    onAdded(phase.id);
  };
  return {
    /** After a name is entered a suitable machine is proposed, and again where the process changes. */
    named: (id: string, before: string) =>
      edit((phases, document) =>
        phases.map((one) =>
          one.id === id ? renamedPhase(one, before, ratesNow?.machines ?? {}, document) : one,
        ),
      ),
    change: (next: PhaseDraft) => edit((phases) => replaced(phases, next)),
    remove: (id: string) => edit((phases) => without(phases, id)),
    move: (from: number, to: number) => edit((phases) => moved(phases, from, to)),
    duplicate: (phase: PhaseDraft) => add(phase.id, { ...phase, id: newId() }),
    addBlank: (after: string | null, name = '') => add(after, { ...emptyPhase(newId()), name }),
    addWork: (work: Work) => {
      const phase = phaseFromWork(work, newId());
      const known =
        phase.kind !== 'time' || (phase.machineId !== null && phase.machineId in (ratesNow?.machines ?? {}));
      add(null, known ? phase : { ...phase, machineId: null });
    },
    addTime: (time: QuoteTime) => {
      const phase = phaseFromTime(time, newId());
      const known = phase.machineId !== null && phase.machineId in (ratesNow?.machines ?? {});
      add(null, known ? phase : { ...phase, machineId: null });
    },
    /** Inserts the rows of a pasted block after the phase they were pasted on. */
    addPasted: (block: PastedBlock, at: string | null) => {
      edit((phases, document) => {
        const machines = { ...document.rates.machines, ...ratesNow?.machines };
        const added = phasesOf(block).map((row) =>
          pastedPhase(row, newId(), findMachine(row.machine, machines)),
        );
        const under = phases.find(({ id }) => id === at);
        const all = insertedAfter(phases, at, added);
        return under && isUntouched(under) ? without(all, under.id) : all;
      });
    },
    /** `created`: a new row that today's rates do not have yet. */
    setMachine: (phase: PhaseDraft, machineId: string, created?: MachineRow) =>
      edit(
        (phases) => replaced(phases, onMachine(phase, machineId)),
        ({ rates }) => {
          const { labourIsVariable } = ratesNow ?? rates;
          return created ? { machines: { [machineId]: machineRate(created, labourIsVariable) } } : {};
        },
      ),
  };
}

export type PhaseActs = ReturnType<typeof phaseActs>;

/** Stable identity at every keystroke, so that untouched rows are not rendered. */
export function usePhaseActs(section: SectionProps, onAdded: (id: string) => void): PhaseActs {
  const { position, ratesNow, editDocument } = section;
  return useMemo(
    () => phaseActs(position.id, { ratesNow, editDocument }, onAdded),
    [position.id, ratesNow, editDocument, onAdded],
  );
}
