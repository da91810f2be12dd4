import { sameJson } from '@truciolo/changes';
import type { HistoryEntry } from '@truciolo/contract';
import type { FieldSpecs } from '../definition/field-spec.ts';
import { fieldText } from '../definition/field-text.ts';

interface HistoryLine {
  readonly path: string;
  readonly label: string;
  readonly from: string;
  readonly to: string;
}

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The changes of one entry, groups of fields taken apart into those that really changed. */
export function historyLines(changes: HistoryEntry['changes'], specs: FieldSpecs): readonly HistoryLine[] {
  return Object.entries(changes).flatMap(([path, { from, to }]) => linesOf(path, from, to, specs));
}

function linesOf(path: string, from: unknown, to: unknown, specs: FieldSpecs): readonly HistoryLine[] {
  if (isGroup(from) && isGroup(to)) {
    const keys = [...new Set([...Object.keys(from), ...Object.keys(to)])];
    return keys.flatMap((key) => linesOf(`${path}.${key}`, from[key], to[key], specs));
  }
  if (sameJson(from, to)) return [];
  const spec = specs[path];
  const line = { path, label: spec?.label ?? path, from: fieldText(spec, from), to: fieldText(spec, to) };
  // Two lists of as many entries differ inside: the count alone would say nothing.
  return [line.from === line.to ? { ...line, from: 'prima', to: 'modificato' } : line];
}
