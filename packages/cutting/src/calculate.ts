import type { Operation } from './operation.ts';
import { type BoringInput, type BoringResult, boring } from './operations/boring.ts';
import { type DrillingInput, type DrillingResult, drilling } from './operations/drilling.ts';
import { type FacingInput, type FacingResult, facing } from './operations/facing.ts';
import { type MillingInput, type MillingResult, milling } from './operations/milling.ts';
import { type PartingInput, type PartingResult, parting } from './operations/parting.ts';
import { type ReamingInput, type ReamingResult, reaming } from './operations/reaming.ts';
import { type SawingInput, type SawingResult, sawing } from './operations/sawing.ts';
import { type TappingInput, type TappingResult, tapping } from './operations/tapping.ts';
import {
  type ThreadMillingInput,
  type ThreadMillingResult,
  threadMilling,
} from './operations/thread-milling.ts';
import {
  type ThreadTurningInput,
  type ThreadTurningResult,
  threadTurning,
} from './operations/thread-turning.ts';
import { type TurningInput, type TurningResult, turning } from './operations/turning.ts';
import type { Outcome } from './outcome.ts';

export interface OperationInputs {
  turning: TurningInput;
  facing: FacingInput;
  milling: MillingInput;
  drilling: DrillingInput;
  boring: BoringInput;
  reaming: ReamingInput;
  tapping: TappingInput;
  'thread-milling': ThreadMillingInput;
  'thread-turning': ThreadTurningInput;
  parting: PartingInput;
  sawing: SawingInput;
}

interface OperationResults {
  turning: TurningResult;
  facing: FacingResult;
  milling: MillingResult;
  drilling: DrillingResult;
  boring: BoringResult;
  reaming: ReamingResult;
  tapping: TappingResult;
  'thread-milling': ThreadMillingResult;
  'thread-turning': ThreadTurningResult;
  parting: PartingResult;
  sawing: SawingResult;
}

const byOperation: { [Op in Operation]: (input: OperationInputs[Op]) => Outcome<OperationResults[Op]> } = {
  turning,
  facing,
  milling,
  drilling,
  boring,
  reaming,
  tapping,
  'thread-milling': threadMilling,
  'thread-turning': threadTurning,
  parting,
  sawing,
};

/** One door for callers that choose the operation at run time (the page's tabs, the command line). */
export function calculate<Op extends Operation>(
  operation: Op,
  input: OperationInputs[Op],
): Outcome<OperationResults[Op]> {
  return byOperation[operation](input);
}
