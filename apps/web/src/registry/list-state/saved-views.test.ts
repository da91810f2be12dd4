import { MAX_VIEWS, type SavedView } from '@truciolo/contract';
import { describe, expect, it } from 'vitest';
import type { ListState } from '../calls/registry-calls.ts';
import { isShown, readViews, withView } from './saved-views.ts';

const state: ListState = { q: 'rossi', sort: '-taxable', filter: ['state:sent', 'min:1000'], archived: 'no' };

describe('a saved view', () => {
  it('is restored as stored and recognised when the list shows it', () => {
    const views = readViews(JSON.stringify(withView([], ' Grandi ', state)));
    expect(views).toEqual([{ name: 'Grandi', ...state }]);
    expect(isShown(views[0] as SavedView, { ...state, filter: ['min:1000', 'state:sent'] })).toBe(true);
    expect(isShown(views[0] as SavedView, { ...state, q: '' })).toBe(false);
  });

  it('replaces the one of the same name, and the oldest beyond the limit', () => {
    const one = withView([], 'A', state);
    expect(withView(one, 'A', { ...state, q: '' })).toEqual([{ ...state, name: 'A', q: '' }]);
    const many = Array.from({ length: MAX_VIEWS + 2 }, (_, index) => `V${index}`).reduce(
      (views, name) => withView(views, name, state),
      [] as readonly SavedView[],
    );
    expect(many).toHaveLength(MAX_VIEWS);
    expect(many[0]?.name).toBe('V2');
  });

  it.each([null, 'no json', '{}', '[{"name":1}]'])('is ignored where the browser holds %s', (text) => {
    expect(readViews(text)).toEqual([]);
  });

  it('requires a name', () => {
    expect(withView([], '  ', state)).toEqual([]);
  });
});
