export type { BinaryOperator, Node } from './ast.ts';
export { findNames } from './ast.ts';
export { type CheckedFormula, type CheckOptions, checkFormula } from './check-formula.ts';
export {
  type CompiledFormula,
  type CompileOptions,
  compile,
  type Evaluation,
  type Inputs,
} from './compile.ts';
export { complete, type Suggestion } from './complete.ts';
export type { Diagnostic } from './fault.ts';
export { EXCEL_MARKS, type FaultCode, type FormulaError } from './fault.ts';
export { FUNCTIONS } from './find-function.ts';
export { foldName } from './fold-name.ts';
export { type FunctionDefinition, type Parameter, signatureOf } from './function-catalog.ts';
export { type Highlight, type HighlightKind, highlight } from './highlight.ts';
export { MAX_DEPTH, MAX_LENGTH, MAX_STEPS } from './limits.ts';
export { editDistance } from './nearest-name.ts';
export { type Parsed, parse } from './parse.ts';
export { print } from './print.ts';
export { checkName, type InferredType, type VariableDeclaration } from './scope.ts';
export { type Signature, signatureAt } from './signature-at.ts';
export type { Span } from './span.ts';
export { type Trace, type TraceNode, type TraceResult, trace } from './trace.ts';
export type { Scalar, Table, Value, ValueType } from './value.ts';
export { type MadeTable, makeTable } from './value.ts';
