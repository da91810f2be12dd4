import { rankChoices } from '../../lib/rank-choices.ts';

export interface Person {
  readonly guid: string;
  readonly name: string;
}

/** The people named in a text: `@Nome Cognome`. */
export const mentionsIn = (text: string, people: readonly Person[]): string[] =>
  people.filter(({ name }) => text.includes(`@${name}`)).map(({ guid }) => guid);

/** What is being typed behind the last @ before the caret; null when nobody is being named. */
export function typedMention(text: string, caret: number): string | null {
  const match = /(?:^|\s)@([\p{L}' ]{0,40})$/u.exec(text.slice(0, caret));
  return match?.[1] ?? null;
}

/** The people who answer to what was typed, by any of their names. */
export const proposed = (typed: string, people: readonly Person[]): readonly Person[] =>
  rankChoices(typed, people, ({ name }) => ({ name })).slice(0, 6);

/** The text with the name in place of what was typed behind the @, and where the caret goes. */
export function withMention(text: string, caret: number, name: string): { text: string; caret: number } {
  const before = text.slice(0, caret).replace(/@[\p{L}' ]{0,40}$/u, `@${name} `);
  return { text: before + text.slice(caret).replace(/^ /, ''), caret: before.length };
}
