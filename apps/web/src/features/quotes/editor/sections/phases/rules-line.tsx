import { ActionIcon, Button } from '@mantine/core';
import { IconArrowsSplit2, IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { sameJson } from '@truciolo/changes';
import { type RuleDraft, rulesAtWork } from '@truciolo/quote';
import { useMemo } from 'react';
import { conditionText, effectText } from '../../../../../entities/rules/rule-words.ts';
import { activeRulesQuery } from '../../../../../entities/rules/rules-query.ts';
import type { SectionProps } from '../section-props.ts';
import { phaseNumber } from './edit-phases.ts';
import classes from './phases.module.css';

const effectsText = ({ effects }: RuleDraft): string => effects.map(effectText).join(', ');

/** The rules of the position: those that apply at this quantity, their phases, and a way to exclude one. */
export function RulesLine({ position, document, quantity, readOnly, editPosition }: SectionProps) {
  const { data: company = [] } = useQuery(activeRulesQuery);
  const { rules, phases } = position;
  const atWork = useMemo(
    () => rulesAtWork(position, document.rates, quantity),
    [position, document.rates, quantity],
  );
  const missing = company.filter((rule) => !rules.some((own) => sameJson(own, rule)));
  if (rules.length === 0 && (readOnly || missing.length === 0)) return null;
  const numbersOf = (ids: readonly string[]) =>
    ids.map((id) => phaseNumber(phases.findIndex((phase) => phase.id === id))).join(', ');
  const takeCompany = () =>
    editPosition((before) => ({
      ...before,
      rules: [...before.rules.filter(({ id }) => !missing.some((rule) => rule.id === id)), ...missing],
    }));
  return (
    <ul className={classes.rules} aria-label="Regole di prezzo">
      {rules.map((rule) => {
        const found = atWork.find(({ id }) => id === rule.id);
        const isOn = found?.holds === true;
        return (
          <li key={rule.id} className={classes.rule} data-on={isOn || undefined}>
            <IconArrowsSplit2 size={13} stroke={1.6} aria-hidden="true" />
            <b>{rule.label}</b>
            <span title={`Se ${conditionText(rule.when)}`}>
              {effectsText(rule)}
              {isOn ? '' : ' · qui non vale'}
              {found && found.phases.length > 0 ? ` · fasi ${numbersOf(found.phases)}` : ''}
            </span>
            {readOnly ? null : (
              <ActionIcon
                size={18}
                aria-label={`Togli la regola ${rule.label} da questa posizione`}
                onClick={() =>
                  editPosition((before) => ({
                    ...before,
                    rules: before.rules.filter(({ id }) => id !== rule.id),
                  }))
                }
              >
                <IconX size={12} stroke={1.6} />
              </ActionIcon>
            )}
          </li>
        );
      })}
      {readOnly || missing.length === 0 ? null : (
        <li>
          <Button size="compact-xs" variant="subtle" onClick={takeCompany}>
            Applica le regole dell’azienda ({missing.length})
          </Button>
        </li>
      )}
    </ul>
  );
}
