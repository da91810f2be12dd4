import type { Builder } from './call.ts';
import type { FunctionId } from './find-function.ts';
import { buildMax, buildMin, buildSum } from './functions-aggregate.ts';
import { buildAnd, buildChoose, buildIf, buildIfError, buildNot, buildOr } from './functions-logic.ts';
import { buildVlookup } from './functions-lookup.ts';
import {
  buildAbs,
  buildCeiling,
  buildInt,
  buildPi,
  buildPower,
  buildRound,
  buildRoundDown,
  buildRoundUp,
  buildSqrt,
} from './functions-number.ts';

/** Every function of the catalogue has its closure maker: the compiler refuses one without. */
export const FUNCTION_BUILDERS: Readonly<Record<FunctionId, Builder>> = {
  IF: buildIf,
  AND: buildAnd,
  OR: buildOr,
  NOT: buildNot,
  MIN: buildMin,
  MAX: buildMax,
  SUM: buildSum,
  ROUND: buildRound,
  ROUNDUP: buildRoundUp,
  ROUNDDOWN: buildRoundDown,
  CEILING: buildCeiling,
  INT: buildInt,
  ABS: buildAbs,
  SQRT: buildSqrt,
  POWER: buildPower,
  PI: buildPi,
  VLOOKUP: buildVlookup,
  CHOOSE: buildChoose,
  IFERROR: buildIfError,
};
