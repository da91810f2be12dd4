import { quotePosition } from '@truciolo/quote';
import { z } from 'zod';
import { requiredText, text } from '../kit/fields.ts';
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

/** Cycle templates: positions to begin from, by part family. A template is times and costs through and through. */
export const quoteTemplates = registry({
  path: 'quote-templates',
  what: 'cycle templates',
  entity: 'quote-template',
  label: 'Modello di ciclo',
  sheet: 'Modelli di ciclo',
  missing: 'Questo modello di ciclo non c’è più: scegline un altro.',
  costs: 'needed',
  fields: quoteTemplateFields,
});
export type QuoteTemplate = z.output<typeof quoteTemplates.row>;
