import { printNumber } from '@truciolo/italian';
import { z } from 'zod';
import { guid, requiredText } from '../kit/fields.ts';
import { capabilities, route } from '../kit/route.ts';

export const seriesKinds = ['invoice', 'credit', 'ddt'] as const;
export type SeriesKind = (typeof seriesKinds)[number];

/** FatturaPA takes 20 characters. */
const LONGEST_NUMBER = 20;
const format = requiredText(30, 'Scrivi il formato del numero.')
  .refine((value) => /^[^{}]*$/.test(value.replace(/\{n+\}/, '').replace(/\{(aaaa|aa)\}/, '')), {
    error: 'Solo {n} e l’anno, {aaaa} o {aa}, una volta.',
  })
  .refine((value) => /\{n+\}/.test(value), {
    error: 'Serve il posto del numero, per esempio {n}/A.',
  })
  .refine((value) => /^[\w {}./-]*$/.test(value), { error: 'Solo lettere, cifre, spazi e . / - _' })
  .refine((value) => printNumber(value, 9999, 99_999).length <= LONGEST_NUMBER, {
    error: `Il numero stampato ha al massimo ${LONGEST_NUMBER} caratteri.`,
  });

const series = z.object({
  guid,
  kind: z.enum(seriesKinds),
  name: z.string(),
  format: z.string(),
  active: z.boolean(),
  /** The number that the next document of this year gets, if nobody is faster. */
  next: z.string(),
});
export type NumberSeries = z.output<typeof series>;

const newSeries = z.strictObject({
  kind: z.enum(seriesKinds),
  name: requiredText(60, 'Scrivi un nome, per esempio Vendite estero.'),
  format,
  /** First number of this year, for a shop that numbered elsewhere until now. */
  first: z.int().min(1, { error: 'Almeno 1.' }).max(99_999, { error: 'Al massimo 99.999.' }),
});
export type NewSeries = z.output<typeof newSeries>;

/** Sezionali: every series counts by itself from 1 in each year, without gaps. */
export const numberSeries = {
  list: route({
    method: 'GET',
    path: '/number-series',
    summary: 'Series of numbers of invoices, credit notes and delivery notes',
    access: 'session',
    answer: z.array(series),
  }),
  create: route({
    method: 'POST',
    path: '/number-series',
    writes: 'append',
    summary: 'Create a series of numbers; kind and format stay as they are',
    access: 'session',
    capability: [capabilities.manageConsumerLicences],
    body: newSeries,
    status: 201,
    answer: series,
    errors: ['SERIES_TAKEN', 'TOO_MANY_KEYS'],
  }),
  setActive: route({
    method: 'PUT',
    path: '/number-series/:guid/active',
    writes: 'set',
    summary: 'Offer a series for new documents, or stop offering it',
    access: 'session',
    capability: [capabilities.manageConsumerLicences],
    params: z.object({ guid }),
    body: z.strictObject({ active: z.boolean() }),
    answer: series,
    errors: ['NOT_FOUND'],
  }),
};

export const SERIES_MAX = 30;
