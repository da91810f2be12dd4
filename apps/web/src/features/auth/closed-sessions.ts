/** A session that this login closed; null fields are unknown. */
export interface ClosedSession {
  readonly device: string | null;
  /** The first characters of its identifier, or its place in the list. */
  readonly shortId: string;
  readonly createdAt: string | null;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const textOf = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() !== '' ? value : null;

function dayOf(value: unknown): string | null {
  const text = textOf(value);
  return text !== null && !Number.isNaN(Date.parse(text)) ? text : null;
}

/** The sessions that a login closed, parsed leniently: none where the limit was not enforced. */
export function closedSessions(info: unknown): ClosedSession[] {
  if (!isRecord(info) || info.limitEnforced !== true || !Array.isArray(info.removedSessions)) return [];
  return info.removedSessions.map((session: unknown, at) => {
    const { device, guid, createdAt } = isRecord(session) ? session : {};
    return {
      device: textOf(device),
      shortId: textOf(guid)?.slice(0, 8) ?? `sessione ${at + 1}`,
      createdAt: dayOf(createdAt),
    };
  });
}
