import { useState } from 'react';
import { useSessionUser } from '../../lib/session/session-store.ts';
import { localText } from '../../lib/stored-text.ts';

export interface ListSettings {
  /** Columns switched away from their usual state. */
  readonly columns: Readonly<Record<string, boolean>>;
  readonly compact: boolean;
}

const USUAL: ListSettings = { columns: {}, compact: false };

function read(key: string): ListSettings {
  try {
    const stored: unknown = JSON.parse(localText.read(key) ?? 'null');
    if (typeof stored !== 'object' || stored === null) return USUAL;
    const { columns, compact } = stored as Partial<ListSettings>;
    return { columns: typeof columns === 'object' ? columns : {}, compact: compact === true };
  } catch {
    return USUAL;
  }
}

/** Columns and density of one list, remembered in this browser for each user. */
export function useListSettings(registry: string): [ListSettings, (next: ListSettings) => void] {
  const key = `list:${registry}:${useSessionUser().guid}`;
  const [settings, setSettings] = useState(() => read(key));
  const change = (next: ListSettings) => {
    setSettings(next);
    localText.write(key, JSON.stringify(next));
  };
  return [settings, change];
}
