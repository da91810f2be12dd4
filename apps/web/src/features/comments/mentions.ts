import { rankChoices } from '../../lib/rank-choices.ts';

export interface Person {
  readonly guid: string;
  readonly name: string;
}

/** Users mentioned in a text: `@Nome Cognome`. */
export const mentionsIn = (text: string, people: readonly Person[]): string[] =>
  people.filter(({ name }) => text.includes(`@${name}`)).map(({ guid }) => guid);

/** Text between the last @ and the caret; null when it is not a mention. */
export function typedMention(text: string, caret: number): string | null {
  const match = /(?:^|\s)@([\p{L}' ]{0,40})$/u.exec(text.slice(0, caret));
  return match?.[1] ?? null;
}

/** Users who match the typed text by any of their names. */
export const proposed = (typed: string, people: readonly Person[]): readonly Person[] =>
  rankChoices(typed, people, ({ name }) => ({ name })).slice(0, 6);

/** The text with the chosen name in place of the typed one, and the new caret. */
export function withMention(text: string, caret: number, name: string): { text: string; caret: number } {
  const before = text.slice(0, caret).replace(/@[\p{L}' ]{0,40}$/u, `@${name} `);
  return { text: before + text.slice(caret).replace(/^ /, ''), caret: before.length };
}
