import type { Position } from '../model/position.ts';
import type { Problem } from '../model/problem.ts';
import type { Rates } from '../model/rates.ts';
import { checkCosts, checkRules } from './check-costs.ts';
import { checkPhases } from './check-phases.ts';
import { checkPolicy } from './check-policy.ts';
import { checkRates } from './check-rates.ts';
import { checkStock } from './check-stock.ts';
import { makeChecker } from './checker.ts';
import { LENGTH_MM, MEASURE, SCRAP, SURCHARGE } from './limits.ts';

/** Values that cannot be priced: negative, absurd, not a number. Missing values are found while drafting. */
export function checkPosition(position: Position, rates: Rates): readonly Problem[] {
  const check = makeChecker();
  const { part, scrap, overheads } = position;
  check.number('part.surfaceDm2', 'Superficie', part.surfaceDm2, MEASURE, 'dm²');
  check.number('part.volumeDm3', 'Volume', part.volumeDm3, MEASURE, 'dm³');
  check.number('part.length', 'Lunghezza', part.length, LENGTH_MM, 'mm');
  check.number('part.diameter', 'Diametro', part.diameter, LENGTH_MM, 'mm');
  check.whole('part.holes', 'Fori', part.holes, MEASURE);
  check.percent('scrap', 'Scarto', scrap.value, SCRAP);
  check.percent('scrap', 'Scarto', scrap.override, SCRAP);
  check.percent('overheads.rate', 'Spese generali', overheads.rate.value, SURCHARGE);
  check.percent('overheads.rate', 'Spese generali', overheads.rate.override, SURCHARGE);
  checkStock(check, position.stock);
  checkPhases(check, position.phases);
  checkCosts(check, position.costs);
  checkPolicy(check, position.policy);
  checkRules(check, position.rules);
  checkRates(check, position, rates);
  return check.problems;
}
