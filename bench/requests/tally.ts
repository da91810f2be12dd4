export interface Measure {
  name: string;
  value: number;
  unit: string;
  goal?: string | number;
}

/** One expected or read value of one file. */
export interface Comparison {
  readonly field: string;
  readonly file: string;
  /** Empty where the sheet has none. */
  readonly expected: string;
  /** Empty where nothing was read. */
  readonly read: string;
  readonly isRight: boolean;
  readonly isSure: boolean;
}

/** Goals of a field: least precision and recall. */
export interface Goal {
  readonly precision?: number;
  readonly recall?: number;
}

const share = (part: number, whole: number) => (whole === 0 ? 1 : part / whole);

/** Precision and recall of each field. A value that is expected and read counts once on both sides. */
export function tally(
  group: string,
  comparisons: readonly Comparison[],
  goals: Readonly<Record<string, Goal>>,
): readonly Measure[] {
  const fields = [...new Set(comparisons.map(({ field }) => field))];
  return fields.flatMap((field) => {
    const of = comparisons.filter((each) => each.field === field);
    const right = of.filter(({ isRight, expected }) => isRight && expected !== '').length;
    const read = of.filter((each) => each.read !== '').length;
    const expected = of.filter((each) => each.expected !== '').length;
    const goal = goals[field];
    return [
      {
        name: `${group}: ${field}, precision (${read})`,
        value: share(right, read),
        unit: '',
        ...(goal?.precision && { goal: goal.precision }),
      },
      {
        name: `${group}: ${field}, recall (${expected})`,
        value: share(right, expected),
        unit: '',
        ...(goal?.recall && { goal: goal.recall }),
      },
    ];
  });
}

/** Every wrong value for a person to judge. */
export function printWrong(comparisons: readonly Comparison[]): void {
  for (const { field, file, expected, read, isSure } of comparisons.filter((each) => !each.isRight))
    console.log(
      `${field} | ${file} | atteso: ${expected || '–'} | letto: ${read || '–'}${isSure ? ' | SICURO' : ''}`,
    );
}

/** Wrong values that were shown as sure, among all that were shown. */
export function sureButWrong(group: string, comparisons: readonly Comparison[]): readonly Measure[] {
  const read = comparisons.filter((each) => each.read !== '');
  const wrong = read.filter(({ isRight, isSure }) => isSure && !isRight);
  return [
    { name: `${group}: sure but wrong`, value: wrong.length, unit: `of ${read.length}` },
    {
      name: `${group}: sure but wrong, share`,
      value: share(wrong.length, read.length),
      unit: '',
      goal: 0.01,
    },
  ];
}
