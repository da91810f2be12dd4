/*
 * Mark, then little-endian: number of vertices, triangles, lines (32 bits each), length of a grid step in mm (float);
 * three vertex numbers a triangle (32 bits), grid position of each vertex and of both ends of each line (16 bits a
 * coordinate), normal of each vertex (8 bits a component, 127 = 1).
 */
export const LIGHT_MARK = 'TRUCIOLO-MESH-1\n';
export const HEAD_BYTES = LIGHT_MARK.length + 4 * 4;
/** Size limit for buyers on a phone. */
export const LIGHT_MAX_BYTES = 400 * 1024;
