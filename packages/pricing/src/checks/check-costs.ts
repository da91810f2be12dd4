import type { OtherCost } from '../model/other-cost.ts';
import type { Rule } from '../model/rule.ts';
import type { Checker } from './checker.ts';
import { AMOUNT, COUNT, FACTOR, QUANTITY, SCRAP, SHARE, SURCHARGE } from './limits.ts';

export function checkCosts(check: Checker, costs: readonly OtherCost[]): void {
  costs.forEach(({ label, charge }, index) => {
    const path = `costs[${index}].charge`;
    const name = `Costo «${label}»`;
    if (charge.per === 'percent') {
      check.percent(`${path}.rate`, name, charge.rate.value, SURCHARGE);
      check.percent(`${path}.rate`, name, charge.rate.override, SURCHARGE);
      return;
    }
    check.money(`${path}.amount`, name, charge.amount.value, AMOUNT);
    check.money(`${path}.amount`, name, charge.amount.override, AMOUNT);
    if (charge.per === 'lot') check.whole(`${path}.lots`, `${name}, lotti previsti`, charge.lots, COUNT);
    if (charge.per === 'order') check.percent(`${path}.share`, `${name}, quota`, charge.share, SHARE);
    if (charge.per === 'declared-quantity') {
      check.whole(`${path}.quantity`, `${name}, quantità dichiarata`, charge.quantity, QUANTITY);
    }
  });
}

export function checkRules(check: Checker, rules: readonly Rule[]): void {
  rules.forEach((rule, index) => {
    rule.effects.forEach((effect, at) => {
      const path = `rules[${index}].effects[${at}]`;
      const name = `Regola «${rule.label}»`;
      if ('multiply' in effect) check.number(`${path}.by`, name, effect.by, FACTOR);
      if ('setScrap' in effect) check.percent(`${path}.setScrap`, name, effect.setScrap, SCRAP);
    });
  });
}
