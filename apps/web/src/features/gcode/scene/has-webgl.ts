/** Whether this browser can draw in 3D at all: locked-down office machines often cannot. */
export function hasWebGl(): boolean {
  try {
    return document.createElement('canvas').getContext('webgl2') !== null;
  } catch {
    return false;
  }
}
