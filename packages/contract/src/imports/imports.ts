import { z } from 'zod';
import { done, guid, instant, text } from '../kit/fields.ts';
import { officeRoles } from '../kit/roles.ts';
import { route } from '../kit/route.ts';
import { listWindow } from '../kit/whole-numbers.ts';
import { listQuery } from '../registries/registry.ts';

/** Registries that can be exported and imported as Excel sheets, in the order of the workbook with all of them. */
export const sheetRegistries = ['customers', 'materials', 'works', 'costs', 'machines'] as const;
export type SheetRegistry = (typeof sheetRegistries)[number];

/** Sheets that can be imported: the registries, and quotes of the past. */
export const sheetKinds = [...sheetRegistries, 'quotes'] as const;
export type SheetKind = (typeof sheetKinds)[number];

/** Bytes of an uploaded sheet; ten thousand customers take about two million. */
export const SHEET_MAX_BYTES = 20 * 1024 * 1024;
/** The server detects the format from the first bytes; the browser's media type is ignored. */
export const SHEET_UPLOAD_TYPE = 'application/octet-stream';
export const SHEET_MAX_ROWS = 50_000;

/** Selected rows of a registry: the ticked ones, or all that the list shows. */
export const rowChoice = z.strictObject({
  ...listQuery.pick({ q: true, sort: true, archived: true }).shape,
  filter: z.array(z.string().max(200)).max(50).default([]),
  guids: z.array(guid).min(1).max(5000).nullable().default(null),
});
export type RowChoice = z.output<typeof rowChoice>;

const registryParams = z.object({ registry: z.enum(sheetKinds) });
const fileAnswer = z.object({ fileName: z.string(), base64: z.string() });

/** A column of ours, as the preview shows it and as columns of the file are mapped to it. */
const sheetField = z.object({
  path: z.string(),
  heading: z.string(),
  numeric: z.boolean(),
  required: z.boolean(),
  /** Values of a closed choice; empty for free text. */
  options: z.array(z.string()).default([]),
  /** Usual number of characters. */
  width: z.int(),
});
export type SheetField = z.output<typeof sheetField>;

const mappingStep = z.object({
  step: z.literal('mapping'),
  fileName: z.string(),
  sheet: z.string(),
  sheets: z.array(z.string()),
  /** Reason why the user has to check the columns. */
  note: z.string(),
  columns: z.array(
    z.object({ heading: z.string(), samples: z.array(z.string()), proposed: z.string().nullable() }),
  ),
  fields: z.array(sheetField),
});
export type MappingStep = z.output<typeof mappingStep>;

const previewStep = z.object({
  step: z.literal('preview'),
  guid,
  registry: z.enum(sheetKinds),
  fileName: z.string(),
  sheet: z.string(),
  sheets: z.array(z.string()),
  expiresAt: instant,
  columns: z.array(sheetField),
  counts: z.object({
    total: z.int(),
    fresh: z.int(),
    changed: z.int(),
    unchanged: z.int(),
    bad: z.int(),
  }),
  /** Number of rows of a registry or of whole quotes that will be saved, and of rows left out because of errors. */
  saves: z.object({ created: z.int(), updated: z.int(), skipped: z.int() }),
  /** Line numbers, as in Excel, of the first rows with errors. */
  badLines: z.array(z.int()),
  /** The example row of the template was found and left out. */
  exampleSkipped: z.boolean(),
  /** Headings of the file that are not mapped to a column. */
  ignored: z.array(z.string()),
  /** Other effects of the import, as sentences. */
  notes: z.array(z.string()),
});
export type PreviewStep = z.output<typeof previewStep>;

const previewStates = ['fresh', 'changed', 'unchanged', 'bad'] as const;
export type PreviewState = (typeof previewStates)[number];

const previewRow = z.object({
  /** Row number in the file, as in Excel. */
  line: z.int(),
  state: z.enum(previewStates),
  /** One text per column, in the order of the preview's columns. */
  cells: z.array(z.string()),
  /** Column path → previous value. */
  before: z.record(z.string(), z.string()),
  /** Column path → error. */
  errors: z.record(z.string(), z.string()),
  /** Column path → suggested correction. */
  offers: z.record(z.string(), z.string()).default({}),
  /** Column path → side effect of the import, in two words. */
  notes: z.record(z.string(), z.string()),
});
export type PreviewRow = z.output<typeof previewRow>;

/** A cell that the user corrected in the preview; it replaces the cell of the file. */
export const cellMend = z.strictObject({
  /** Row number, as in Excel. */
  line: z.int().min(1),
  path: z.string().min(1).max(100),
  text: z.string().max(500),
});
export type CellMend = z.output<typeof cellMend>;

/** Limit of rows that are listed by number where some are left out. */
export const NAMED_LINES = 20;

/** Limit of the corrections' characters that fit beside an upload. */
export const MENDS_MAX_LENGTH = 6000;

/** Meaning of a word in the shop's own sheets: its cells, by path. */
const sheetWord = z.strictObject({
  path: z.string().min(1).max(100),
  /** Empty: the meaning of an empty cell. */
  from: z.string().max(200),
  cells: z.record(z.string().max(100), z.string().max(500)),
});
export type SheetWord = z.output<typeof sheetWord>;

export const imports = {
  template: route({
    method: 'GET',
    path: '/imports/templates/:what',
    summary:
      'An empty Excel sheet of a registry, of all of them, or of past quotes: drop-downs, notes, an example',
    access: 'session',
    params: z.object({ what: z.enum([...sheetKinds, 'all']) }),
    answer: fileAnswer,
  }),
  exportSheet: route({
    method: 'POST',
    path: '/imports/exports/:registry',
    writes: 'none',
    summary: 'The chosen rows of a registry, as a sheet that imports again unchanged, or the list of quotes',
    access: 'session',
    roles: officeRoles,
    // Read-only: it is a POST because of its long list of rows.
    licence: 'open',
    params: registryParams,
    body: rowChoice,
    answer: fileAnswer,
    errors: ['FORBIDDEN'],
  }),
  preview: route({
    method: 'POST',
    path: '/imports/previews/:registry',
    writes: 'none',
    summary: 'Read an .xlsx or .csv: the rows as they would be saved, or the columns that need a mapping',
    access: 'session',
    roles: officeRoles,
    params: registryParams,
    query: z.object({
      name: z.string().max(200).default(''),
      /** Name of one sheet of several; empty = the one called like the registry, or the first. */
      sheet: z.string().max(100).default(''),
      /** Asks about the columns even if all of them are known. */
      remap: z.enum(['yes', 'no']).default('no'),
      /** JSON of the corrected cells. */
      mends: z.string().max(MENDS_MAX_LENGTH).default(''),
    }),
    upload: { types: [SHEET_UPLOAD_TYPE], maxBytes: SHEET_MAX_BYTES },
    answer: z.discriminatedUnion('step', [mappingStep, previewStep]),
    errors: ['IMPORT_FILE', 'FORBIDDEN'],
  }),
  /** Heading of the shop's own sheet → our column; null leaves it out. */
  saveMapping: route({
    method: 'PUT',
    path: '/imports/mappings/:registry',
    writes: 'set',
    summary: 'Store the mapping of the columns and words of the company’s own sheets',
    access: 'session',
    roles: officeRoles,
    params: registryParams,
    body: z.strictObject({
      mapping: z.record(z.string().max(200), text(100).nullable()).default({}),
      words: z.array(sheetWord).max(50).default([]),
    }),
    answer: done,
    errors: ['FORBIDDEN'],
  }),
  previewRows: route({
    method: 'GET',
    path: '/imports/previews/:guid/rows',
    summary: 'A window of the rows of a preview',
    access: 'session',
    roles: officeRoles,
    params: z.object({ guid }),
    query: z.object({
      show: z.enum(['all', ...previewStates]).default('all'),
      ...listWindow(200),
    }),
    answer: z.object({ rows: z.array(previewRow), total: z.int() }),
    errors: ['NOT_FOUND', 'IMPORT_EXPIRED', 'FORBIDDEN'],
  }),
  confirm: route({
    method: 'POST',
    path: '/imports/previews/:guid/confirm',
    writes: 'once',
    summary: 'Save the rows of a preview: all, all but those with errors, or none',
    access: 'session',
    leaves: true,
    roles: officeRoles,
    params: z.object({ guid }),
    /** Leaves out rows with errors instead of refusing the whole file; for quotes, every row of the same number. */
    body: z.strictObject({ skipBad: z.boolean().default(false) }),
    progress: true,
    /** Rows of a registry, or whole quotes. */
    answer: z.object({
      created: z.int(),
      updated: z.int(),
      unchanged: z.int(),
      skipped: z.int(),
      /** The first line numbers that were left out, as in Excel. */
      skippedLines: z.array(z.int()),
    }),
    errors: ['NOT_FOUND', 'IMPORT_EXPIRED', 'IMPORT_STALE', 'IMPORT_ERRORS', 'FORBIDDEN'],
  }),
};
