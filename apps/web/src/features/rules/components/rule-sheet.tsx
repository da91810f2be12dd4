import { Button } from '@mantine/core';
import { IconHistory, IconPlus } from '@tabler/icons-react';
import { type RuleFields, ruleFields, rules } from '@truciolo/contract';
import { useState } from 'react';
import { BackTestDialog } from '../../../entities/quotes/back-test/back-test-dialog.tsx';
import { conditionText, effectText } from '../../../entities/rules/rule-words.ts';
import { api } from '../../../lib/api/client.ts';
import { useRecordForm } from '../../../registry/form/record-form-context.ts';
import { RecordSection } from '../../../registry/form/record-section.tsx';
import { ConditionRow } from './condition-row.tsx';
import { EffectRow } from './effect-row.tsx';
import classes from './rule.module.css';

const replaced = <T,>(list: readonly T[], at: number, next: T): T[] =>
  list.map((one, index) => (index === at ? next : one));
const without = <T,>(list: readonly T[], at: number): T[] => list.filter((_, index) => index !== at);

/** Lines have no identity of their own: their index is the key. */
const placed = <T,>(list: readonly T[]) => list.map((line, place) => ({ line, place, key: `riga-${place}` }));

/** A rule: its conditions, its effects, and its result on past quotes. */
export function RuleSheet() {
  const { values, set, errors, hidesCosts } = useRecordForm<RuleFields>();
  const { conditions, effects } = values;
  const fault = (path: string): string | null => {
    const found = Object.entries(errors).find(([key]) => key === path || key.startsWith(`${path}.`));
    return found ? String(found[1]) : null;
  };
  return (
    <>
      <RecordSection title="Regola" fields={['name', 'active']} />
      <RecordSection
        title="Se"
        note="valgono tutte insieme"
        actions={
          <Button
            size="xs"
            variant="default"
            leftSection={<IconPlus size={14} stroke={1.6} />}
            onClick={() => set('conditions', [...conditions, { field: 'material', contains: '' }])}
          >
            Condizione
          </Button>
        }
      >
        <ul className={classes.lines} aria-label="Condizioni">
          {placed(conditions).map(({ line, place, key }) => (
            <ConditionRow
              key={key}
              condition={line}
              error={fault(`conditions.${place}`)}
              onChange={(next) => set('conditions', replaced(conditions, place, next))}
              onRemove={conditions.length > 1 ? () => set('conditions', without(conditions, place)) : null}
            />
          ))}
        </ul>
      </RecordSection>
      <RecordSection
        title="Allora"
        actions={
          <Button
            size="xs"
            variant="default"
            leftSection={<IconPlus size={14} stroke={1.6} />}
            onClick={() => set('effects', [...effects, { multiply: 'setup', by: 1 }])}
          >
            Effetto
          </Button>
        }
      >
        <ul className={classes.lines} aria-label="Effetti">
          {placed(effects).map(({ line, place, key }) => (
            <EffectRow
              key={key}
              effect={line}
              error={fault(`effects.${place}`)}
              onChange={(next) => set('effects', replaced(effects, place, next))}
              onRemove={effects.length > 1 ? () => set('effects', without(effects, place)) : null}
            />
          ))}
        </ul>
        <p className={classes.sentence}>
          Se {conditions.map(conditionText).join(' e ')}: {effects.map(effectText).join(', ')}.
        </p>
        <p className="small muted">
          Un tempo che qualcuno ha corretto a mano resta com’è. I preventivi già fatti tengono le loro regole.
        </p>
      </RecordSection>
      {hidesCosts ? null : <TryOut />}
      <RecordSection title="Altro" fields={['tags', 'notes']} />
    </>
  );
}

function TryOut() {
  const { values, guid } = useRecordForm<RuleFields>();
  const [isOpen, setOpen] = useState(false);
  const named = { ...values, name: values.name.trim() === '' ? 'Regola' : values.name };
  const rule = ruleFields.safeParse(named);
  return (
    <RecordSection
      title="Prova"
      actions={
        <Button
          size="xs"
          variant="default"
          leftSection={<IconHistory size={14} stroke={1.6} />}
          disabled={!rule.success}
          onClick={() => setOpen(true)}
        >
          Prova sui preventivi
        </Button>
      }
    >
      <p className="small muted">Che cosa avrebbe cambiato nei preventivi degli ultimi tempi.</p>
      {isOpen && rule.success ? (
        <BackTestDialog
          title="Prova della regola sui preventivi"
          asked={['rules', guid, rule.data]}
          ask={(signal) => api(rules.backTest, { body: { guid, rule: rule.data } }, { signal })}
          empty="Nessun preventivo degli ultimi tempi rientra in queste condizioni."
          tried="la regola qui scritta"
          costHead="Costo €"
          onClose={() => setOpen(false)}
        />
      ) : null}
    </RecordSection>
  );
}
