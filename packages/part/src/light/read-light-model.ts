import type { Edge, PartModel } from '../model/part-model.ts';
import { HEAD_BYTES, LIGHT_MARK } from './light-format.ts';

/** The model in the viewer's form: one body of triangles with its lines. Null for other bytes. */
export function readLightModel(bytes: Uint8Array): PartModel | null {
  if (bytes.length < HEAD_BYTES) return null;
  const mark = String.fromCharCode(...bytes.subarray(0, LIGHT_MARK.length));
  if (mark !== LIGHT_MARK) return null;
  const data = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const count = (at: number) => data.getUint32(LIGHT_MARK.length + at * 4, true);
  const [vertices, faces, lines] = [count(0), count(1), count(2)];
  const step = data.getFloat32(LIGHT_MARK.length + 12, true);
  if (bytes.length !== HEAD_BYTES + vertices * 9 + faces * 12 + lines * 12) return null;
  if (faces === 0 || !(step > 0)) return null;
  let at = HEAD_BYTES;
  const triangles = Uint32Array.from({ length: faces * 3 }, () => {
    at += 4;
    return data.getUint32(at - 4, true);
  });
  if (triangles.some((vertex) => vertex >= vertices)) return null;
  const lengths = (size: number) =>
    Float32Array.from({ length: size }, () => {
      at += 2;
      return data.getUint16(at - 2, true) * step;
    });
  const positions = lengths(vertices * 3);
  const edgePoints = lengths(lines * 6);
  const normals = Float32Array.from({ length: vertices * 3 }, () => data.getInt8(at++) / 127);
  return {
    format: 'stl',
    unit: 'unknown',
    notes: ['mesh-only'],
    solids: [
      {
        name: null,
        count: 1,
        placements: [],
        exact: false,
        closed: false,
        volume: 0,
        area: 0,
        centre: [0, 0, 0],
        faces: [
          {
            surface: { kind: 'freeform' },
            fitted: false,
            area: 0,
            concave: false,
            firstTriangle: 0,
            triangleCount: faces,
          },
        ],
        edges: Array.from({ length: lines }, (_, line): Edge => drawnLine(line)),
        mesh: { positions, normals, triangles },
        edgePoints,
      },
    ],
  };
}

const drawnLine = (line: number): Edge => ({
  faces: [0, -1],
  convexity: 'convex',
  angle: 0,
  curve: 'line',
  length: 0,
  firstPoint: line * 2,
  pointCount: 2,
});
