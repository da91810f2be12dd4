import {
  DragDropContext,
  Draggable,
  type DragUpdate,
  Droppable,
  type ResponderProvided,
} from '@hello-pangea/dnd';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { Panel } from '../../../../../components/panel/panel.tsx';
import { countOf } from '../../../../../lib/format/counts.ts';
import type { SectionProps } from '../section-props.ts';
import { OriginLegend } from '../values/origin-badge.tsx';
import { AddPhase } from './add-phase.tsx';
import { CycleMenu } from './cycle-menu.tsx';
import { phaseNumber } from './edit-phases.ts';
import { MachineDoubtLine } from './machine-doubt.tsx';
import { MeasuredLine } from './measured-line.tsx';
import { PasteDialog } from './paste-dialog.tsx';
import { type PastedBlock, readBlock } from './pasted-phases.ts';
import { phaseCosts } from './phase-costs.ts';
import { PhaseDetails } from './phase-details.tsx';
import { PhaseRow, phaseKeys } from './phase-row.tsx';
import classes from './phases.module.css';
import { RulesLine } from './rules-line.tsx';
import { useMeasured } from './use-measured.ts';
import { usePhaseActs } from './use-phase-acts.ts';

const USAGE =
  'Premi spazio per prendere la fase, freccia su e giù per spostarla, spazio per lasciarla, Esc per annullare.';

/** Ciclo di lavoro: the phases in their order, with times, machines and cost per piece. */
export function PhasesSection(props: SectionProps) {
  const { position, priced, document, quantity, readOnly, ratesNow } = props;
  const { rates } = document;
  const { phases } = position;
  const list = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState<string | null>(null);
  const [added, setAdded] = useState<string | null>(null);
  const [pasted, setPasted] = useState<{ block: PastedBlock; at: string | null } | null>(null);
  const acts = usePhaseActs(props, setAdded);
  const measured = useMeasured(props);
  const costs = useMemo(
    () => phaseCosts(position, priced, rates, quantity),
    [position, priced, rates, quantity],
  );
  const shown = useMemo(() => ({ rates, ratesNow, readOnly }), [rates, ratesNow, readOnly]);
  const toggle = useCallback((id: string) => setOpen((now) => (now === id ? null : id)), []);

  // A new phase is written at once.
  useEffect(() => {
    if (added === null) return;
    list.current?.querySelector<HTMLInputElement>(`[data-phase-name="${CSS.escape(added)}"]`)?.focus();
    setAdded(null);
  }, [added]);

  const say = (update: DragUpdate, { announce }: ResponderProvided) =>
    announce(update.destination ? `Posizione ${phaseNumber(update.destination.index)}` : 'Fuori dal ciclo');
  return (
    <Panel
      id="ciclo"
      title="Ciclo di lavoro"
      note={quantity === null ? null : `a ${countOf(quantity, 'pezzo', 'pezzi')}`}
      padded={false}
    >
      <div
        ref={list}
        className={classes.scroll}
        onPaste={(event) => {
          if (readOnly) return;
          const at =
            (event.target as HTMLElement).closest('[data-phase]')?.getAttribute('data-phase') ?? null;
          const block = readBlock(event.clipboardData.getData('text/plain'));
          if (!block) return;
          event.preventDefault();
          setPasted({ block, at });
        }}
      >
        <div className={classes.table}>
          <div className={classes.heads} aria-hidden="true">
            <span className={classes.headName}>Lavorazione</span>
            <span>Macchina</span>
            <span className="num">
              Attrezz. <span className="unit">min</span>
            </span>
            <span className="num">
              Ciclo <span className="unit">min</span>
            </span>
            <span className="num">
              Pres. <span className="unit">%</span>
            </span>
            <span className="num">€/pz</span>
            <span />
          </div>
          <DragDropContext
            dragHandleUsageInstructions={USAGE}
            onDragUpdate={say}
            onDragEnd={({ source, destination }) => {
              if (destination) acts.move(source.index, destination.index);
            }}
          >
            <Droppable droppableId={position.id}>
              {(drop) => (
                <ol ref={drop.innerRef} {...drop.droppableProps} aria-label="Fasi del ciclo">
                  {phases.map((phase, index) => (
                    <Draggable key={phase.id} draggableId={phase.id} index={index} isDragDisabled={readOnly}>
                      {(drag, state) => (
                        <li
                          ref={drag.innerRef}
                          {...drag.draggableProps}
                          className={classes.phase}
                          data-phase={phase.id}
                          data-dragging={state.isDragging || undefined}
                          onKeyDown={(event) => !readOnly && phaseKeys(event, acts, phase, index)}
                        >
                          <PhaseRow
                            shown={shown}
                            acts={acts}
                            phase={phase}
                            index={index}
                            isLast={index === phases.length - 1}
                            cost={costs.get(phase.id) ?? null}
                            open={open === phase.id}
                            onToggle={toggle}
                            handle={drag.dragHandleProps}
                          />
                          {phase.kind === 'time' ? (
                            <>
                              <MachineDoubtLine section={props} phase={phase} />
                              <MeasuredLine
                                phase={phase}
                                measured={measured.get(phase.id)}
                                readOnly={readOnly}
                                onChange={acts.change}
                              />
                            </>
                          ) : null}
                          {open === phase.id ? (
                            <PhaseDetails
                              section={props}
                              phase={phase}
                              path={`phases[${index}]`}
                              onChange={acts.change}
                            />
                          ) : null}
                        </li>
                      )}
                    </Draggable>
                  ))}
                  {drop.placeholder}
                </ol>
              )}
            </Droppable>
          </DragDropContext>
        </div>
        {phases.length === 0 ? (
          <p className={classes.empty}>
            Aggiungi le fasi con «Fase», oppure incolla qui un blocco da Excel: vedrai che cosa significa ogni
            colonna prima di aggiungerle.
          </p>
        ) : null}
      </div>
      {readOnly ? null : (
        // Below the phases, where the next one goes: keyboard users reach the first phase at once.
        <div className={classes.adds}>
          <AddPhase acts={acts} />
          <CycleMenu hasPhases={phases.length > 0} />
        </div>
      )}
      {pasted ? (
        <PasteDialog
          block={pasted.block}
          onClose={() => setPasted(null)}
          onAdd={(block) => acts.addPasted(block, pasted.at)}
        />
      ) : null}
      <RulesLine {...props} />
      {phases.length > 0 ? <OriginLegend /> : null}
    </Panel>
  );
}
