import { Button, Textarea } from '@mantine/core';
import { IconCheck, IconMinus, IconQuestionMark } from '@tabler/icons-react';
import { lookOf, type RequestField, type RequestFieldKey, type RequestReading } from '@truciolo/contract';
import { impliedBy } from '@truciolo/drawing-fields';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { initials } from '../../../lib/format/initials.ts';
import { daysBetween, formatDay, romeDay } from '../../../lib/format/rome-day.ts';
import { fieldGroups, fieldLabels, proofWords, shortMaterial } from '../request-words.ts';
import classes from './field-row.module.css';
import { LEARNED_REASON } from './learned-readings.ts';
import { MaterialMark } from './material-mark.tsx';
import { Origins } from './origins.tsx';

interface FieldRowProps {
  readonly fieldKey: RequestFieldKey;
  readonly field: RequestField | undefined;
  readonly isActive: boolean;
  /** Name of a colleague who is at this field. */
  readonly colleague: string | undefined;
  readonly mayWrite: boolean;
  /** Marks which reading the drawing shows. */
  readonly chosen: number;
  readonly onChosen: (index: number) => void;
  readonly onActivate: () => void;
  /** Forgets where the customer's sheets have this field. */
  readonly onForget: () => void;
  readonly onConfirm: (value: string) => void;
  readonly onCorrect: (value: string) => void;
}

const isDay = (text: string): boolean => /^\d{4}-\d\d-\d\d$/.test(text);
const shown = (value: string): string => (isDay(value) ? formatDay(value) : value);

/** "disegno: C45+N" */
const saidBy = ({ value, proofs }: RequestReading): string => {
  const [from] = proofs.map((proof) => proofWords[proof.from]);
  return `${from ? `${from}: ` : ''}${shown(shortMaterial(value))}`;
};

const marks = {
  settled: IconCheck,
  sure: IconCheck,
  unsure: IconQuestionMark,
  conflict: IconQuestionMark,
  missing: IconMinus,
} as const;
const lookWords = {
  settled: 'confermato',
  sure: 'letto, da confermare',
  unsure: 'incerto',
  conflict: 'in conflitto',
  missing: 'non trovato',
} as const;

const LISTS: readonly RequestFieldKey[] = ['tolerances', 'roughness'];

/** The days that are left until a delivery, or a model that agrees with the drawing. */
function Remark({ fieldKey, field }: { readonly fieldKey: RequestFieldKey; readonly field: RequestField }) {
  if (fieldKey === 'due' && isDay(field.value)) {
    const days = daysBetween(romeDay(Date.now()), field.value);
    return <small>{days < 0 ? 'già passata' : days === 0 ? 'oggi' : `fra ${days} gg`}</small>;
  }
  const [only, ...others] = field.readings;
  const isMeasured = fieldKey === 'dimensions' || fieldKey === 'weight';
  const sources = only?.proofs.map(({ from }) => from) ?? [];
  if (isMeasured && others.length === 0 && sources.length > 1 && sources.includes('model'))
    return (
      <small className={classes.agrees}>
        <IconCheck size={12} stroke={2.2} aria-hidden="true" /> il 3D coincide
      </small>
    );
  return null;
}

/** A list of tolerances, each with the work that it asks for: "Ø30 H7 → alesatura". */
const Lines = ({ value }: { readonly value: string }) =>
  value.split('\n').map((line) => {
    const implied = impliedBy(line);
    return (
      <span key={line} className={classes.line}>
        {line} {implied ? <small>→ {implied}</small> : null}
      </span>
    );
  });

/** One value with its proofs. The active one shows its readings; a click on the drawing fills it. */
export function FieldRow(props: FieldRowProps) {
  const { fieldKey, field, isActive, colleague, onActivate } = props;
  const look = lookOf(field);
  const Mark = marks[look];
  const item = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isActive) item.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);
  return (
    <li
      ref={item}
      className={classes.field}
      data-active={isActive || undefined}
      data-group={fieldGroups[fieldKey]}
    >
      <button
        type="button"
        className={classes.fieldHead}
        data-page-keys
        aria-expanded={isActive}
        data-field={fieldKey}
        onClick={onActivate}
      >
        <span className={classes.mark} data-look={look} title={lookWords[look]}>
          <Mark size={12} stroke={2.6} aria-label={lookWords[look]} />
        </span>
        <span className={classes.label}>
          {fieldLabels[fieldKey]}
          {colleague ? (
            <small className={classes.colleague} title={`${colleague} è su questo campo`}>
              {initials(colleague)}
            </small>
          ) : null}
        </span>
        <span className={classes.value}>
          {look === 'conflict' ? (
            <span className={classes.conflict}>{[...new Set(field?.readings.map(saidBy))].join(' · ')}</span>
          ) : (
            <Shown fieldKey={fieldKey} field={field} />
          )}
        </span>
        <Origins readings={field?.readings ?? []} isWritten={field?.state === 'corrected'} />
      </button>
      {isActive ? <ActiveField {...props} /> : null}
    </li>
  );
}

function Shown({ fieldKey, field }: Pick<FieldRowProps, 'fieldKey' | 'field'>) {
  if (!field?.value) return <small>{field?.state === 'none' ? 'nessuno' : 'non trovato'}</small>;
  if (LISTS.includes(fieldKey)) return <Lines value={field.value} />;
  return (
    <>
      {shown(field.value)} <Remark fieldKey={fieldKey} field={field} />
    </>
  );
}

function ActiveField(props: FieldRowProps) {
  const { fieldKey, field, mayWrite, chosen, onChosen, onForget, onConfirm, onCorrect } = props;
  const readings = field?.readings ?? [];
  const [isTyping, setTyping] = useState(false);
  const [text, setText] = useState(field?.value ?? '');
  useEffect(() => setText(field?.value ?? ''), [field]);
  const keys = (event: KeyboardEvent) => {
    if (event.key === 'Escape') setTyping(false);
    if (event.key !== 'Enter' || event.shiftKey) return;
    event.preventDefault();
    event.stopPropagation();
    onCorrect(text.trim());
  };
  if (!mayWrite) return null;
  return (
    <div className={classes.choices}>
      {readings.map((reading, index) => (
        <label
          key={`${reading.value} ${reading.proofs[0]?.from ?? ''}`}
          className={classes.choice}
          data-chosen={index === chosen || undefined}
        >
          <input
            type="radio"
            name={`reading-${fieldKey}`}
            checked={index === chosen}
            onChange={() => onChosen(index)}
            onDoubleClick={() => onConfirm(reading.value)}
          />
          <b>{shown(reading.value)}</b>
          {fieldKey === 'material' ? <MaterialMark name={reading.value} /> : <small>{reading.reason}</small>}
          <Origins readings={[reading]} />
        </label>
      ))}
      {isTyping || readings.length === 0 ? (
        <Textarea
          autosize
          minRows={1}
          maxRows={6}
          autoFocus={isTyping}
          aria-label={`${fieldLabels[fieldKey]}, valore`}
          description={fieldKey === 'due' ? 'Una data, o le parole del cliente' : undefined}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
          onKeyDown={keys}
        />
      ) : null}
      <div className={classes.fieldActs}>
        {readings[chosen] && !isTyping ? (
          <Button size="xs" variant="default" onClick={() => onConfirm(readings[chosen]?.value ?? '')}>
            Conferma&nbsp;<kbd>Invio</kbd>
          </Button>
        ) : (
          <Button size="xs" variant="default" onClick={() => onCorrect(text.trim())}>
            {text.trim() === '' ? 'Nessun valore' : 'Usa questo'}
          </Button>
        )}
        {isTyping || readings.length === 0 ? null : (
          <Button size="xs" variant="subtle" onClick={() => setTyping(true)}>
            {readings.length > 1 ? 'Non è nessuno di questi' : 'Correggi'}
          </Button>
        )}
        {readings.some(({ reason }) => reason.startsWith(LEARNED_REASON)) ? (
          <Button size="xs" variant="subtle" onClick={onForget}>
            Dimentica il posto
          </Button>
        ) : null}
      </div>
    </div>
  );
}
