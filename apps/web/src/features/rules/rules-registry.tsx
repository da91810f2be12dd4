import { blankRule, type CompanyRule, ruleFields, rules } from '@truciolo/contract';
import { Tag } from '../../components/tags/pill.tsx';
import { conditionText, effectText } from '../../entities/rules/rule-words.ts';
import { formatDate } from '../../lib/format/dates.ts';
import { pages } from '../../lib/pages.ts';
import { registryCalls } from '../../registry/calls/registry-calls.ts';
import type { RegistryDefinition } from '../../registry/definition/registry-definition.ts';
import { RuleSheet } from './components/rule-sheet.tsx';

export const rulesRegistry: RegistryDefinition<CompanyRule> = {
  path: pages.rules,
  calls: registryCalls('rules', rules),
  texts: {
    title: 'Regole di prezzo',
    one: 'regola',
    many: 'regole',
    feminine: true,
    create: 'Nuova regola',
    search: 'Cerca nome, note',
    empty:
      'Se il materiale è inox, tempo ciclo × 1,3: scrivi una volta quello che oggi tieni a mente, e ogni preventivo nuovo lo applica.',
  },
  columns: [
    {
      key: 'name',
      label: 'Regola',
      width: 200,
      essential: true,
      cell: (row) => <b>{row.name}</b>,
    },
    {
      key: 'conditions',
      label: 'Se',
      width: 240,
      grow: true,
      cell: (row) => row.conditions.map(conditionText).join(' e '),
    },
    {
      key: 'effects',
      label: 'Allora',
      width: 200,
      essential: true,
      cell: (row) => row.effects.map(effectText).join(', '),
    },
    {
      key: 'active',
      label: 'Nei nuovi preventivi',
      width: 150,
      cell: (row) => (row.active ? 'sempre' : <Tag>spenta</Tag>),
    },
    {
      key: 'updatedAt',
      label: 'Aggiornata',
      width: 104,
      numeric: true,
      cell: (row) => <span className="muted">{formatDate(row.updatedAt)}</span>,
    },
  ],
  views: [
    { label: 'Tutte', filter: [], archived: 'no' },
    { label: 'Accese', filter: ['active:true'], archived: 'no' },
    { label: 'Archiviate', filter: [], archived: 'yes' },
  ],
  filters: [],
  head: ({ name, active }) => ({ name, mark: active ? null : <Tag>spenta</Tag> }),
  form: {
    schema: ruleFields,
    specs: {
      name: { label: 'Nome', required: true },
      conditions: { label: 'Condizioni' },
      effects: { label: 'Effetti' },
      active: { label: 'Metti in ogni nuova posizione', kind: 'flag' },
      tags: { label: 'Etichette', kind: 'list' },
      notes: { label: 'Note', kind: 'area' },
    },
    blank: blankRule,
  },
  tabs: [{ key: 'scheda', label: 'Scheda', Content: RuleSheet }],
};
