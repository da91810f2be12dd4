/** Lines of a STEP file with their numbers. */
class StepLines {
  readonly lines: string[] = [];

  add(text: string): string {
    this.lines.push(`#${this.lines.length + 1}=${text};`);
    return `#${this.lines.length}`;
  }
}

const real = (value: number): string => (Number.isInteger(value) ? `${value}.` : value.toFixed(9));
type Point = readonly [x: number, y: number, z: number];

/** A toothed column as STEP, all of planes: `sides` around and one at each end. */
export function prismStep(sides: number): string {
  const step = new StepLines();
  const point = (at: Point) => step.add(`CARTESIAN_POINT('',(${at.map(real).join()}))`);
  const direction = (at: Point) => {
    const length = Math.hypot(...at);
    return step.add(`DIRECTION('',(${at.map((value) => real(value / length)).join()}))`);
  };
  const corners = Array.from({ length: sides }, (_, side): readonly [number, number] => {
    const [angle, radius] = [(side * 2 * Math.PI) / sides, side % 2 === 0 ? 100 : 90];
    return [radius * Math.cos(angle), radius * Math.sin(angle)];
  });
  const at = (side: number, z: number): Point => [...(corners[side % sides] as readonly [number, number]), z];
  const vertices = [0, 50].map((z) =>
    corners.map((_, side) => step.add(`VERTEX_POINT('',${point(at(side, z))})`)),
  );
  const edge = (from: Point, to: Point, first: string, last: string) => {
    const way: Point = [to[0] - from[0], to[1] - from[1], to[2] - from[2]];
    const line = step.add(`LINE('',${point(from)},${step.add(`VECTOR('',${direction(way)},1.)`)})`);
    return step.add(`EDGE_CURVE('',${first},${last},${line},.T.)`);
  };
  const vertex = (level: number, side: number) => vertices[level]?.[side % sides] as string;
  const rims = [0, 50].map((z, level) =>
    corners.map((_, side) =>
      edge(at(side, z), at(side + 1, z), vertex(level, side), vertex(level, side + 1)),
    ),
  );
  const uprights = corners.map((_, side) =>
    edge(at(side, 0), at(side, 50), vertex(0, side), vertex(1, side)),
  );
  const face = (
    edges: readonly (readonly [string, boolean])[],
    origin: Point,
    normal: Point,
    along: Point,
  ) => {
    const oriented = edges.map(([name, isForward]) =>
      step.add(`ORIENTED_EDGE('',*,*,${name},${isForward ? '.T.' : '.F.'})`),
    );
    const loop = step.add(`EDGE_LOOP('',(${oriented.join()}))`);
    const place = step.add(
      `AXIS2_PLACEMENT_3D('',${point(origin)},${direction(normal)},${direction(along)})`,
    );
    const bound = step.add(`FACE_OUTER_BOUND('',${loop},.T.)`);
    return step.add(`ADVANCED_FACE('',(${bound}),${step.add(`PLANE('',${place})`)},.T.)`);
  };
  const rim = (level: number, side: number) => rims[level]?.[side % sides] as string;
  const walls = corners.map((_, side) => {
    const [from, to] = [at(side, 0), at(side + 1, 0)];
    const along: Point = [to[0] - from[0], to[1] - from[1], 0];
    const edges = [
      [rim(0, side), true],
      [uprights[(side + 1) % sides] as string, true],
      [rim(1, side), false],
      [uprights[side] as string, false],
    ] as const;
    return face(edges, from, [along[1], -along[0], 0], along);
  });
  const top = corners.map((_, side) => [rim(1, side), true] as const);
  const bottom = corners.map((_, side) => [rim(0, sides - 1 - side), false] as const);
  walls.push(face(top, at(0, 50), [0, 0, 1], [1, 0, 0]), face(bottom, at(0, 0), [0, 0, -1], [1, 0, 0]));
  const solid = step.add(`MANIFOLD_SOLID_BREP('',${step.add(`CLOSED_SHELL('',(${walls.join()}))`)})`);
  const unit = step.add('(LENGTH_UNIT()NAMED_UNIT(*)SI_UNIT(.MILLI.,.METRE.))');
  const radian = step.add('(NAMED_UNIT(*)PLANE_ANGLE_UNIT()SI_UNIT($,.RADIAN.))');
  const context = step.add(
    `(GEOMETRIC_REPRESENTATION_CONTEXT(3)GLOBAL_UNIT_ASSIGNED_CONTEXT((${unit},${radian}))REPRESENTATION_CONTEXT('',''))`,
  );
  const shape = step.add(`ADVANCED_BREP_SHAPE_REPRESENTATION('',(${solid}),${context})`);
  const application = step.add("APPLICATION_CONTEXT('automotive design')");
  const product = step.add(
    `PRODUCT('colonna','colonna','',(${step.add(`PRODUCT_CONTEXT('',${application},'mechanical')`)}))`,
  );
  const version = step.add(`PRODUCT_DEFINITION_FORMATION('','',${product})`);
  const design = step.add(`PRODUCT_DEFINITION_CONTEXT('part definition',${application},'design')`);
  const definition = step.add(`PRODUCT_DEFINITION('design','',${version},${design})`);
  const described = step.add(`PRODUCT_DEFINITION_SHAPE('','',${definition})`);
  step.add(`SHAPE_DEFINITION_REPRESENTATION(${described},${shape})`);
  return [
    'ISO-10303-21;',
    'HEADER;',
    "FILE_DESCRIPTION((''),'2;1');",
    "FILE_NAME('','2026-01-01T00:00:00',(''),(''),'','','');",
    "FILE_SCHEMA(('AUTOMOTIVE_DESIGN'));",
    'ENDSEC;',
    'DATA;',
    ...step.lines,
    'ENDSEC;',
    'END-ISO-10303-21;',
  ].join('\n');
}
