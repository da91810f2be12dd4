import { type PlainCondition, plainCondition, type RuleDraft, ruleEffect } from '@truciolo/quote';
import { z } from 'zod';
import { guid, requiredText, text } from '../kit/fields.ts';
import { officeRoles } from '../kit/roles.ts';
import { route } from '../kit/route.ts';
import { registry } from '../registries/registry.ts';
import { backTest, MOST_TRIED } from '../works/formulas.ts';

const hasWords = (condition: PlainCondition): boolean => {
  const asked = 'is' in condition ? condition.is : 'contains' in condition ? condition.contains : null;
  return asked === null || asked.length > 0;
};

const effect = ruleEffect
  .refine((one) => !('multiply' in one) || (one.by > 0 && one.by <= 100), {
    error: 'Il fattore va da più di 0 a 100.',
  })
  .refine((one) => !('setScrap' in one) || (one.setScrap >= 0 && one.setScrap < 100), {
    error: 'Lo scarto va da 0 a meno di 100 %.',
  })
  .refine((one) => !('say' in one) || one.say.trim() !== '', { error: 'Scrivi il promemoria.' });

/** "Se materiale inox: tempo ciclo × 1,3". */
export const ruleFields = z.strictObject({
  name: requiredText(200, 'Inserisci il nome'),
  /** All of them have to hold. */
  conditions: z
    .array(plainCondition.refine(hasWords, { error: 'Scrivi che cosa cercare.' }))
    .min(1, { error: 'Serve almeno una condizione.' })
    .max(10, { error: 'Al massimo 10 condizioni.' }),
  effects: z
    .array(effect)
    .min(1, { error: 'Serve almeno un effetto.' })
    .max(10, { error: 'Al massimo 10 effetti.' }),
  /** Goes into every new position. */
  active: z.boolean(),
  tags: z.array(requiredText(40)).max(20),
  notes: text(4000),
});
export type RuleFields = z.output<typeof ruleFields>;

const rows = registry({
  path: 'rules',
  what: 'rules of the price',
  entity: 'rule',
  label: 'Regola di prezzo',
  sheet: 'Regole di prezzo',
  missing: 'Questa regola di prezzo non c’è più: scegline un’altra.',
  fields: ruleFields,
});
export type CompanyRule = z.output<typeof rows.row>;

export const rules = {
  ...rows,
  /** Nothing is written: quotes keep the rules they were priced with. */
  backTest: route({
    method: 'POST',
    path: '/rules/back-test',
    writes: 'none',
    summary: 'Price past quotes again with a rule, saved or not',
    access: 'session',
    costs: 'needed',
    roles: officeRoles,
    body: z.strictObject({
      /** Of a rule that is saved: it takes the place of its earlier version. */
      guid: guid.nullable(),
      rule: ruleFields,
      quotes: z.int().min(1).max(MOST_TRIED).default(200),
    }),
    answer: backTest,
    errors: ['FORBIDDEN'],
  }),
};

/** The rule as a position carries it. */
export const ruleOfCompany = (id: string, { name, conditions, effects }: RuleFields): RuleDraft => ({
  id,
  label: name,
  when: { all: conditions },
  effects,
});

export const blankRule = (): RuleFields => ({
  name: '',
  conditions: [{ field: 'materialGroup', is: 'M' }],
  effects: [{ multiply: 'cycle', by: 1.3 }],
  active: true,
  tags: [],
  notes: '',
});
