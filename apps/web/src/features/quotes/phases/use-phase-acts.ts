import { sameJson } from '@truciolo/changes';
import type { Work } from '@truciolo/contract';
import type { MachineRateDraft, PhaseDraft, RatesDraft } from '@truciolo/quote';
import { editWithRates, emptyPhase, phaseFromWork } from '@truciolo/quote';
import type { QuoteTime } from '../../../entities/quotes/quote-clipboard.ts';
import { phaseFromTime } from '../../../entities/quotes/time-to-quote/phase-from-time.ts';
import { newId } from '../../../lib/new-id.ts';
import type { SectionProps } from '../section-props.ts';
import { insertedAfter, moved, replaced, without } from './edit-phases.ts';
import { fittingMachine } from './fitting-machine.ts';
import { findMachine, type PastedBlock, pastedPhase, phasesOf } from './pasted-phases.ts';

type Phases = readonly PhaseDraft[];
type Known = Partial<RatesDraft>;

const isUntouched = (phase: PhaseDraft): boolean => sameJson(phase, emptyPhase(phase.id));

/** On another machine: what was measured on the one before says nothing of it. */
function onMachine(phase: PhaseDraft, machineId: string): PhaseDraft {
  if (phase.kind !== 'time' || phase.machineId === machineId) return phase;
  const { measured: _measured, ...rest } = phase;
  return { ...rest, machineId };
}

/** What can be done to the phases of a position; rates come along with what names them. */
export function usePhaseActs(props: SectionProps, onAdded: (id: string) => void) {
  const { position, ratesNow, editDocument } = props;
  const edit = (change: (phases: Phases) => Phases, created: Known = {}) =>
    editDocument((before) => {
      const machines = { ...ratesNow?.machines, ...created.machines };
      const now = ratesNow ? { ...ratesNow, machines } : created;
      const part = (one: typeof position) => ({ ...one, phases: change(one.phases) });
      return editWithRates(before, position.id, part, now);
    });
  const fitting = (phase: PhaseDraft): PhaseDraft =>
    phase.kind === 'time' && phase.machineId === null
      ? { ...phase, machineId: fittingMachine(phase.name, ratesNow?.machines ?? {}, props.document) }
      : phase;
  const add = (after: string | null, given: PhaseDraft) => {
    const phase = fitting(given);
    edit((phases) => insertedAfter(phases, after, [phase]));
    onAdded(phase.id);
  };
  return {
    /** A name was given: the machine that fits is proposed. */
    named: (phase: PhaseDraft) => {
      const next = fitting(phase);
      if (next !== phase && next.kind === 'time' && next.machineId !== null)
        edit((phases) => replaced(phases, next));
    },
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
    /** The rows of a pasted block, after the phase they were pasted on. */
    addPasted: (block: PastedBlock, at: string | null) => {
      const machines = { ...props.document.rates.machines, ...ratesNow?.machines };
      const added = phasesOf(block).map((row) =>
        pastedPhase(row, newId(), findMachine(row.machine, machines)),
      );
      edit((phases) => {
        const under = phases.find(({ id }) => id === at);
        const all = insertedAfter(phases, at, added);
        return under && isUntouched(under) ? without(all, under.id) : all;
      });
    },
    setMachine: (phase: PhaseDraft, machineId: string, rate?: MachineRateDraft) =>
      edit(
        (phases) => replaced(phases, onMachine(phase, machineId)),
        rate ? { machines: { [machineId]: rate } } : {},
      ),
  };
}

export type PhaseActs = ReturnType<typeof usePhaseActs>;
