export interface CommentedPosition {
  readonly id: string;
  readonly code: string;
}

/** "pos. 2 · RO-4471-B"; a removed position is named as such. */
export function positionName(positions: readonly CommentedPosition[], id: string): string {
  const place = positions.findIndex((position) => position.id === id);
  if (place === -1) return 'posizione tolta';
  const code = positions[place]?.code ?? '';
  return `pos. ${place + 1}${code === '' ? '' : ` · ${code}`}`;
}
