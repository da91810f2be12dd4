import { quoteStateWords } from '../../../../entities/quotes/quote-states.ts';
import type { EditorState } from '../state/editor-state.ts';
import { changeWords } from './change-words.ts';

interface Told {
  /** The last person who saved the quote, and whether that is the reader. */
  readonly by: { readonly name: string; readonly isSelf: boolean } | null;
  /** The change arrived while the page asked for what others had saved. */
  readonly isCatchingUp: boolean;
}

type Seen = Pick<EditorState, 'incoming' | 'document' | 'head'>;

/**
 * Tells the changes of others to the open quote in one sentence; empty where nothing is news. A reader who sent the quote on
 * this page already reads a message about it, even when the watch hears of the new state first.
 */
export function quoteNews(
  before: Seen,
  { incoming, document, head }: Seen,
  { by, isCatchingUp }: Told,
): string {
  const words = incoming === before.incoming ? '' : changeWords(incoming, document);
  const sentence = by?.isSelf
    ? `In un’altra finestra ${words.replaceAll(/\bha /g, 'hai ')}`
    : `${by?.name ?? 'Qualcun altro'} ${words}`;
  const isMoved = isCatchingUp && !by?.isSelf && head !== null && head.state !== before.head?.state;
  const state = isMoved ? [`Ora il preventivo è «${quoteStateWords[head.state].label}»`] : [];
  const news = [...(words === '' ? [] : [sentence]), ...state].join('. ');
  return news === '' ? '' : `${news}.`;
}
