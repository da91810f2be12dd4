import { writeGrouped } from '@truciolo/italian';
import { QUANTITY_SCALE } from '@truciolo/money';
import { type Minutes, minutes } from '@truciolo/units';
import type { Sourced } from '../model/origin.ts';
import type { Phase, TimePhase } from '../model/phase.ts';
import type { Position } from '../model/position.ts';
import type { Warning } from '../model/problem.ts';
import type { Rates } from '../model/rates.ts';
import type { Effect, Rule, TimeTarget } from '../model/rule.ts';
import { type Facts, holds, quantityConditions } from './evaluate-condition.ts';
import { phaseFacts, positionFacts } from './position-facts.ts';

interface RuledPosition {
  readonly position: Position;
  readonly warnings: readonly Warning[];
}

const DECIMALS = 4;
const decimal = (value: number) => writeGrouped(value, DECIMALS);

/** A rule works on the value; an override, typed by someone who saw it, is left alone. */
function scaleTime(time: Sourced<Minutes>, by: number, rule: Rule): Sourced<Minutes> {
  const value = minutes(Math.round(time.value * by * QUANTITY_SCALE) / QUANTITY_SCALE);
  const note = `${decimal(time.value)} × ${decimal(by)} per la regola «${rule.label}»`;
  return { ...time, value, origin: 'computed', note: time.note ? `${time.note}; ${note}` : note };
}

function scalePhase(phase: TimePhase, target: TimeTarget, by: number, rule: Rule): TimePhase {
  switch (target) {
    case 'setup':
      return { ...phase, setup: scaleTime(phase.setup, by, rule) };
    case 'load':
      return { ...phase, load: scaleTime(phase.load, by, rule) };
    case 'cycle':
      // A time by formula already knows the material: it takes no factor.
      return 'formulaId' in phase.cycle ? phase : { ...phase, cycle: scaleTime(phase.cycle, by, rule) };
    case 'programming': {
      const { programming } = phase;
      if (!programming) return phase;
      return { ...phase, programming: { ...programming, minutes: scaleTime(programming.minutes, by, rule) } };
    }
    case 'inspection': {
      const { inspection } = phase;
      if (!inspection) return phase;
      return { ...phase, inspection: { ...inspection, minutes: scaleTime(inspection.minutes, by, rule) } };
    }
  }
}

function rulePhase(phase: Phase, rules: readonly Rule[], facts: Facts, rates: Rates): Phase {
  if (phase.kind !== 'time') return phase;
  const seen = phaseFacts(facts, phase, rates);
  return rules
    .filter((rule) => holds(rule.when, seen))
    .reduce<TimePhase>(
      (current, rule) => rule.effects.reduce((done, effect) => scaled(done, effect, rule), current),
      phase,
    );
}

const scaled = (phase: TimePhase, effect: Effect, rule: Rule): TimePhase =>
  'multiply' in effect ? scalePhase(phase, effect.multiply, effect.by, rule) : phase;

/** The position that is priced at a quantity, after its rules. The given position is not changed. */
export function applyRules(position: Position, rates: Rates, quantity: number): RuledPosition {
  if (position.rules.length === 0) return { position, warnings: [] };
  const facts = positionFacts(position, rates, quantity);
  const phases = position.phases.map((phase) => rulePhase(phase, position.rules, facts, rates));
  let { scrap } = position;
  const warnings: Warning[] = [];
  for (const rule of position.rules) {
    if (!holds(rule.when, facts)) continue;
    for (const effect of rule.effects) {
      if ('setScrap' in effect) {
        scrap = { ...scrap, value: effect.setScrap, origin: 'computed', note: `regola «${rule.label}»` };
      }
      if ('say' in effect) warnings.push({ code: 'rule', path: 'rules', message: effect.say });
    }
  }
  return { position: { ...position, phases, scrap }, warnings };
}

/** Names the stretch of quantities in which the same rules hold, so that their work is done once. */
export function ruleStretch(rules: readonly Rule[]): (quantity: number) => string {
  const turning = rules.flatMap((rule) => quantityConditions(rule.when));
  if (turning.length === 0) return () => '';
  return (quantity) => turning.map((condition) => (holds(condition, { quantity }) ? '1' : '0')).join('');
}
