import { arityOf, type FunctionDefinition, signatureOf } from './function-catalog.ts';

/** An Italian sentence when a function is called with the wrong number of arguments, else null. */
export function describeArity(definition: FunctionDefinition, given: number): string | null {
  const { min, max } = arityOf(definition);
  if (given >= min && given <= max) return null;
  const { name } = definition;
  if (max === 0) return `${name} non vuole argomenti: scrivi ${name}().`;
  const wanted = min === max ? count(min) : given < min ? `almeno ${count(min)}` : `al massimo ${count(max)}`;
  return `${name} vuole ${wanted}, qui ${given === 1 ? 'ce n’è 1' : `ce ne sono ${given}`}: ${signatureOf(definition)}.`;
}

const count = (amount: number): string => (amount === 1 ? '1 argomento' : `${amount} argomenti`);
