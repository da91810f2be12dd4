import type { CanonTool } from '../canon/modal-state.ts';

/** A tool as people call it: the program's name for it, else its number. */
export const toolName = ({ number, name }: Pick<CanonTool, 'number' | 'name'>): string =>
  name ?? (number >= 0 ? `T${number}` : 'T?');

/** A tool called by text: `T="5"` is tool 5, another name has no number. */
export function toolCalled(text: string): Pick<CanonTool, 'number' | 'name'> {
  const name = text.trim();
  return /^\d{1,9}$/.test(name) ? { number: Number(name), name: null } : { number: -1, name };
}
