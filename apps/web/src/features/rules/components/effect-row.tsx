import { ActionIcon, Select, TextInput } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { TIME_TARGETS, type TimeTarget } from '@truciolo/pricing';
import type { RuleEffect } from '@truciolo/quote';
import { NumberField } from '../../../components/number-field/number-field.tsx';
import { timeTargets } from '../../../entities/rules/rule-words.ts';
import classes from './rule.module.css';

interface EffectRowProps {
  readonly effect: RuleEffect;
  readonly error: string | null;
  readonly onChange: (effect: RuleEffect) => void;
  /** Null for the last one there is. */
  readonly onRemove: (() => void) | null;
}

const SCRAP = 'scrap';
const SAY = 'say';
const options = [
  ...TIME_TARGETS.map((value) => ({ value, label: `Moltiplica: ${timeTargets[value]}` })),
  { value: SCRAP, label: 'Fissa lo scarto' },
  { value: SAY, label: 'Mostra un avviso' },
];

function blankEffect(kind: string): RuleEffect {
  if (kind === SCRAP) return { setScrap: 0 };
  return kind === SAY ? { say: '' } : { multiply: kind as TimeTarget, by: 1 };
}

const kindOf = (effect: RuleEffect): string => {
  if ('multiply' in effect) return effect.multiply;
  return 'say' in effect ? SAY : SCRAP;
};

/** One line of "allora". */
export function EffectRow({ effect, error, onChange, onRemove }: EffectRowProps) {
  return (
    <li className={classes.line}>
      <Select
        aria-label="Che cosa cambia"
        data={options}
        value={kindOf(effect)}
        allowDeselect={false}
        onChange={(kind) => onChange(blankEffect(kind ?? SAY))}
      />
      <Amount effect={effect} onChange={onChange} />
      <ActionIcon aria-label="Togli l’effetto" disabled={onRemove === null} onClick={() => onRemove?.()}>
        <IconX size={14} stroke={1.6} />
      </ActionIcon>
      {error === null ? null : <span className={classes.error}>{error}</span>}
    </li>
  );
}

function Amount({ effect, onChange }: Pick<EffectRowProps, 'effect' | 'onChange'>) {
  if ('say' in effect) {
    return (
      <>
        <span className="muted">testo</span>
        <TextInput
          aria-label="Testo dell’avviso"
          value={effect.say}
          maxLength={500}
          onChange={(event) => onChange({ say: event.currentTarget.value })}
        />
      </>
    );
  }
  if ('setScrap' in effect) {
    return (
      <>
        <span className="muted">a</span>
        <NumberField
          aria-label="Scarto"
          unit="%"
          min={0}
          value={effect.setScrap}
          onChange={(setScrap) => onChange({ setScrap: setScrap ?? 0 })}
        />
      </>
    );
  }
  return (
    <>
      <span className="muted">per</span>
      <NumberField
        aria-label="Fattore"
        min={0}
        value={effect.by}
        onChange={(by) => onChange({ multiply: effect.multiply, by: by ?? 0 })}
      />
    </>
  );
}
