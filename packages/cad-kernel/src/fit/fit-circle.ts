/** Circle through points in the plane by least squares (Kåsa 1976); null when they lie on a line. */
export function fitCircle(
  points: readonly (readonly [number, number])[],
): { x: number; y: number; radius: number } | null {
  let [suu, svv, suv, suuu, svvv, suvv, svuu] = [0, 0, 0, 0, 0, 0, 0];
  const mu = points.reduce((sum, [u]) => sum + u, 0) / points.length;
  const mv = points.reduce((sum, [, v]) => sum + v, 0) / points.length;
  for (const [pu, pv] of points) {
    const [u, v] = [pu - mu, pv - mv];
    suu += u * u;
    svv += v * v;
    suv += u * v;
    suuu += u * u * u;
    svvv += v * v * v;
    suvv += u * v * v;
    svuu += v * u * u;
  }
  const determinant = suu * svv - suv * suv;
  if (Math.abs(determinant) <= 1e-12 * Math.max(suu, svv) ** 2) return null;
  const u = ((suuu + suvv) * svv - (svvv + svuu) * suv) / (2 * determinant);
  const v = ((svvv + svuu) * suu - (suuu + suvv) * suv) / (2 * determinant);
  return { x: u + mu, y: v + mv, radius: Math.sqrt(u * u + v * v + (suu + svv) / points.length) };
}
