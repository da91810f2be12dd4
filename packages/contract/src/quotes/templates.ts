import { quotePosition } from '@truciolo/quote';
import { z } from 'zod';
import { requiredText, text } from '../kit/fields.ts';
import type { RouteSpec } from '../kit/route.ts';
import { registry } from '../registries/registry.ts';

export const quoteTemplateFields = z.strictObject({
  name: requiredText(200, 'Inserisci il nome'),
  /** Family of parts it is for: "Perni", "Flange"… */
  family: text(100),
  /** The position to begin from. Its rates are today's, copied when it is used. */
  position: quotePosition,
  tags: z.array(requiredText(40)).max(20),
  notes: text(4000),
});
export type QuoteTemplateFields = z.output<typeof quoteTemplateFields>;

const calls = registry({
  path: 'quote-templates',
  what: 'cycle templates',
  entity: 'quote-template',
  label: 'Modello di ciclo',
  sheet: 'Modelli di ciclo',
  missing: 'Questo modello di ciclo non c’è più: scegline un altro.',
  fields: quoteTemplateFields,
});

const refusable = <Spec extends RouteSpec>(spec: Spec): Spec => ({
  ...spec,
  errors: [...(spec.errors ?? []), 'FORBIDDEN'],
});

/** Cycle templates: positions to begin from, by part family. Refused to who may not see costs. */
export const quoteTemplates = {
  ...calls,
  list: refusable(calls.list),
  get: refusable(calls.get),
  create: refusable(calls.create),
  archive: refusable(calls.archive),
  tag: refusable(calls.tag),
  tags: refusable(calls.tags),
  history: refusable(calls.history),
};
export type QuoteTemplate = z.output<typeof quoteTemplates.row>;
