import { FUNCTION_NAMES, findFunction } from './find-function.ts';
import { foldName } from './fold-name.ts';
import { nearestName } from './nearest-name.ts';
import type { Scope } from './scope.ts';

interface UnknownName {
  readonly message: string;
  /** Replacement, when there is a likely candidate. */
  readonly suggestion?: string;
}

export function describeUnknownName(name: string, scope: Scope): UnknownName {
  const definition = findFunction(name);
  if (definition) {
    const call = `${definition.name}(${definition.parameters.length === 0 ? ')' : '…)'}`;
    const message = `${definition.name} è una funzione: scrivi ${call}.`;
    return definition.parameters.length === 0 ? { message, suggestion: call } : { message };
  }
  const declared = [...scope.values()].map((entry) => entry.name);
  return suggest(`Il nome «${name}» non esiste`, nearestName(name, declared));
}

export function describeUnknownFunction(name: string, scope: Scope): UnknownName {
  const variable = scope.get(foldName(name));
  if (variable) {
    return {
      message: `«${variable.name}» è una variabile, non una funzione: manca un operatore prima della parentesi?`,
    };
  }
  return suggest(`La funzione «${name}» non esiste`, nearestName(name, FUNCTION_NAMES));
}

const suggest = (problem: string, nearest: string | undefined): UnknownName =>
  nearest === undefined
    ? { message: `${problem}.` }
    : { message: `${problem}: forse volevi «${nearest}»?`, suggestion: nearest };
