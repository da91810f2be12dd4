/** Head of a line, before its words. */
interface Head {
  /** Block number, -1 = none. */
  readonly number: number;
  /** Upper case, '' = none. */
  readonly label: string;
  /** First name after number and label, upper case, '' when the line starts with something else. */
  readonly word: string;
  readonly rest: string;
}

const HEAD =
  /^\s*(?:\/\d?\s*)?(?:[N:]\s*(\d+)\s*)?(?:([A-Z_$][A-Z0-9_$]*)\s*:(?!=)\s*)?(?:N\s*(\d+)\s*)?([A-Z_]{2}[A-Z0-9_]*)?(.*)$/is;

export function headOf(text: string): Head {
  const found = HEAD.exec(text);
  return {
    number: Number(found?.[1] ?? found?.[3] ?? -1),
    label: (found?.[2] ?? '').toUpperCase(),
    word: (found?.[4] ?? '').toUpperCase(),
    rest: found?.[5] ?? '',
  };
}
