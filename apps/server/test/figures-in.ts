interface Figure {
  readonly filter: readonly string[];
  readonly count: number;
  readonly value: number;
}
const isFigure = (value: unknown): value is Figure =>
  typeof value === 'object' && value !== null && 'filter' in value && 'count' in value;

/** Every figure of an answer at any depth, with its place. */
export function figuresIn(value: unknown, place = ''): (readonly [string, Figure])[] {
  if (isFigure(value)) return [[place, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => figuresIn(part, `${place}/${key}`));
}
