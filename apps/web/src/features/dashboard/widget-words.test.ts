import { dashboardWidgets } from '@truciolo/contract';
import { expect, it } from 'vitest';
import { choicesOf, moved } from './widget-words.ts';

it('shows the chosen panels first, each panel once', () => {
  const choices = choicesOf(['losses', 'today']);
  expect(choices.slice(0, 3)).toEqual([
    { widget: 'losses', shown: true },
    { widget: 'today', shown: true },
    { widget: 'jobs', shown: false },
  ]);
  expect(choices.map(({ widget }) => widget).toSorted()).toEqual([...dashboardWidgets].toSorted());
});

it('moves one place and never beyond the ends', () => {
  const choices = choicesOf(['today', 'jobs', 'months']);
  expect(
    moved(choices, 1, -1)
      .map(({ widget }) => widget)
      .slice(0, 2),
  ).toEqual(['jobs', 'today']);
  expect(moved(choices, 0, -1)).toEqual(choices);
  expect(moved(choices, choices.length - 1, 1)).toEqual(choices);
});
