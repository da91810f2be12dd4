import { expect, it } from 'vitest';
import { conditionText, effectText } from './rule-words.ts';

it('a rule reads like spoken language', () => {
  const when = {
    all: [
      { field: 'material', contains: 'inox' },
      { field: 'quantity', atLeast: 1000 },
      { not: { field: 'diameter', atMost: 2.5 } },
    ],
  } as const;
  expect(conditionText(when)).toBe(
    'materiale contiene «inox» e quantità almeno 1.000 pz e non diametro al massimo 2,5 mm',
  );
  expect(conditionText({ field: 'materialGroup', is: ['M', 'S'] })).toBe('gruppo ISO del materiale è M o S');
  expect([
    effectText({ multiply: 'cycle', by: 1.3 }),
    effectText({ setScrap: 2.5 }),
    effectText({ say: 'Controlla' }),
  ]).toEqual(['tempo ciclo × 1,3', 'scarto 2,5 %', 'avviso «Controlla»']);
});
