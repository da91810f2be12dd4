import { Button } from '@mantine/core';
import { IconAlertTriangle, IconArrowRight } from '@tabler/icons-react';
import type { Warning } from '@truciolo/pricing';
import type { PositionDraft, PricedPosition } from '@truciolo/quote';
import { stepByArrows } from '../../../../components/step-by-arrows.ts';
import { fieldOf } from '../fields/field-of.ts';
import { focusField } from '../fields/focus-field.ts';
import { useEditor, useReadOnly } from '../state/use-editor.ts';
import { confirmAt } from './confirm-at.ts';
import classes from './part.module.css';

interface OpenQuestionsProps {
  readonly position: PositionDraft;
  readonly priced: PricedPosition;
  readonly quantity: number | null;
}

/** Shown elsewhere: the floors in the price column, the price of the material beside it. */
const isElsewhere = ({ code, path }: Warning) =>
  code === 'below-variable-cost' || code === 'below-full-cost' || path === 'stock.materialId';

/** Missing or unconfirmed values; each links to its field. */
export function OpenQuestions({ position, priced, quantity }: OpenQuestionsProps) {
  const { store } = useEditor();
  const readOnly = useReadOnly();
  const outcome = priced.outcomes.find((one) => one.quantity === quantity)?.outcome ?? priced.chosen;
  // A read-only quote has no open questions.
  const warnings =
    outcome?.ok && !readOnly ? outcome.priced.warnings.filter((warning) => !isElsewhere(warning)) : [];
  if (priced.problems.length === 0 && warnings.length === 0) return null;
  // One Tab stop between the quantities and the blank, however much is missing.
  const isStop = (place: number) => ({ tabIndex: place === 0 ? 0 : -1 });
  const confirmable = warnings.filter(({ code }) => code === 'to-confirm');
  return (
    <ul className={classes.questions} aria-label="Da completare" onKeyDown={stepByArrows}>
      {priced.problems.map((problem, place) => (
        <li key={`${problem.path}${problem.message}`} data-tone="missing">
          <button type="button" {...isStop(place)} onClick={() => focusField(fieldOf(problem))}>
            <IconArrowRight size={14} stroke={1.8} aria-hidden="true" />
            {problem.message}
          </button>
        </li>
      ))}
      {warnings.map((warning) => (
        <li key={`${warning.path}${warning.message}`} data-tone="warn">
          <IconAlertTriangle size={14} stroke={1.8} aria-hidden="true" />
          <span>{warning.message}</span>
          {warning.code === 'to-confirm' && !readOnly ? (
            <Button
              size="xs"
              variant="subtle"
              {...isStop(priced.problems.length + confirmable.indexOf(warning))}
              onClick={() => store.edit((document) => confirmAt(document, position.id, warning.path))}
            >
              Conferma
            </Button>
          ) : null}
        </li>
      ))}
    </ul>
  );
}
