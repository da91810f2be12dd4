import type { UnitSystem } from '@truciolo/units';
import { ownText } from '../../lib/session/own-text.ts';
import type { Family } from './tab-spec.ts';
import type { Typed } from './tab-values.ts';

/** State that the page remembers between visits: only typed or chosen values. */
interface CuttingDraft {
  readonly system: UnitSystem;
  /** Absent: proposed. Empty: none. */
  readonly materialGuid?: string;
  readonly machineGuids: { readonly [Name in Family]?: string };
  /** Keyed by the tab's slug. */
  readonly tabs: Readonly<Record<string, Typed>>;
}

const KEY = 'cutting-draft';

const entriesOf = (value: unknown): [string, unknown][] =>
  typeof value === 'object' && value !== null ? Object.entries(value) : [];

const textsOf = (value: unknown): Typed =>
  Object.fromEntries(
    entriesOf(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );

/** Parts of an old or damaged draft that cannot be parsed are dropped, the rest is kept. */
export function parseDraft(text: string | null): CuttingDraft {
  let stored: Record<string, unknown> = {};
  try {
    stored = Object.fromEntries(entriesOf(JSON.parse(text ?? '{}')));
  } catch {
    // Not JSON: the page starts afresh.
  }
  const { system, materialGuid, machineGuids, tabs } = stored;
  return {
    system: system === 'imperial' ? 'imperial' : 'metric',
    ...(typeof materialGuid === 'string' ? { materialGuid } : {}),
    machineGuids: textsOf(machineGuids),
    tabs: Object.fromEntries(entriesOf(tabs).map(([slug, typed]) => [slug, textsOf(typed)])),
  };
}

export const readDraft = (): CuttingDraft => parseDraft(ownText.read(KEY));
export const writeDraft = (draft: CuttingDraft): void => ownText.write(KEY, JSON.stringify(draft));
