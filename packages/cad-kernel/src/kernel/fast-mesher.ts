import type { OpenCascadeInstance } from 'replicad-opencascadejs';

/*
 * The kernel has two ways to triangulate a face. The usual one slows down with the square of the holes in it; the other,
 * Delabella, does not. It is chosen by an environment variable (OCCT, BRepMesh_Context), and this build gives no way to
 * set one: only the program's name can be handed in, which the environment holds as `_`.
 */
const CHOICE = 'CSF_MeshAlgo=delabella';
const HELD_AS = `_=${CHOICE}`;

/** Goes into the options with which the kernel is loaded. */
export const FAST_MESHER = { thisProgram: CHOICE };

/** The declarations leave out the memory that the module exports. */
interface WithMemory {
  readonly wasmMemory: { readonly buffer: ArrayBuffer };
}

/**
 * Makes the variable `_` that of the choice, by taking its two first letters off. False where the kernel's memory does
 * not hold it: then the usual way is taken, slower and as good.
 */
export function chooseFastMesher(oc: OpenCascadeInstance): boolean {
  const memory = new Uint8Array((oc as unknown as WithMemory).wasmMemory.buffer);
  const held = Uint8Array.from(HELD_AS, (letter) => letter.charCodeAt(0));
  const [first = 0] = held;
  for (let at = memory.indexOf(first); at >= 0; at = memory.indexOf(first, at + 1)) {
    if (!held.every((byte, index) => memory[at + index] === byte)) continue;
    if (memory[at + held.length] !== 0) continue;
    memory.copyWithin(at, at + HELD_AS.length - CHOICE.length, at + held.length + 1);
    return true;
  }
  return false;
}
