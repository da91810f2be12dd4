export { calculate, type OperationInputs, type OperationResults } from './calculate.ts';
