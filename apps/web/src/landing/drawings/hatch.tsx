interface HatchProps {
  readonly id: string;
  /** Distance between the lines, in drawing units. */
  readonly pitch: number;
  readonly angle: 45 | -45;
}

/** Section lines of a technical drawing, as a fill pattern. */
export function Hatch({ id, pitch, angle }: HatchProps) {
  return (
    <pattern
      id={id}
      width={pitch}
      height={pitch}
      patternUnits="userSpaceOnUse"
      patternTransform={`rotate(${angle})`}
    >
      <path d={`M0 0V${pitch}`} className="hatch" />
    </pattern>
  );
}
