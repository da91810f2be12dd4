/** Lower triangle L of a symmetric positive definite matrix, A = L Lᵀ, row by row. */
export type Triangle = readonly Float64Array[];

export function decompose(size: number, entry: (row: number, column: number) => number): Triangle {
  const rows: Float64Array[] = [];
  for (let i = 0; i < size; i++) {
    const row = new Float64Array(i + 1);
    for (let k = 0; k <= i; k++) {
      const other = k === i ? row : (rows[k] as Float64Array);
      let sum = entry(i, k);
      for (let m = 0; m < k; m++) sum -= (row[m] as number) * (other[m] as number);
      row[k] = k === i ? Math.sqrt(Math.max(sum, Number.MIN_VALUE)) : sum / (other[k] as number);
    }
    rows.push(row);
  }
  return rows;
}

/** x of L x = b. */
export function solveLower(triangle: Triangle, right: readonly number[]): number[] {
  const solution: number[] = [];
  for (const [i, row] of triangle.entries()) {
    let sum = right[i] ?? 0;
    for (let k = 0; k < i; k++) sum -= (row[k] as number) * (solution[k] as number);
    solution.push(sum / (row[i] as number));
  }
  return solution;
}

export const logDeterminant = (triangle: Triangle): number =>
  triangle.reduce((sum, row, i) => sum + 2 * Math.log(row[i] as number), 0);

export const dot = (a: readonly number[], b: readonly number[]): number =>
  a.reduce((sum, value, i) => sum + value * (b[i] ?? 0), 0);
