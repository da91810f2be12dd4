import { expect, test } from 'vitest';
import { byScope } from '../../../testing/by-scope.ts';
import { checkCorpus, corpusTable } from './corpus.ts';

test('goals over the sample programs', () => {
  const goals = checkCorpus(byScope(3, 1));
  if (goals === null) {
    console.info('gcode: la cartella dei programmi campione non è su questa macchina, controllo saltato.');
    return;
  }
  console.info(corpusTable(goals));
  expect(goals.filter((goal) => !goal.met).map((goal) => `${goal.name}: ${goal.value.toFixed(3)}`)).toEqual(
    [],
  );
}, 120_000);
